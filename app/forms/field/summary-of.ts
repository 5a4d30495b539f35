import { fill, plural } from '#app/ui/text/fill.ts';
import words from '#content/words.yaml';

type Labels = Readonly<Record<string, { label: string }>>;

/** What the summary at the top of a form says, in the order of the fields. */
export function summaryOf<Name extends string>(
  order: readonly Name[],
  errors: Partial<Record<Name, string>>,
  fields: Labels,
) {
  const labels: Labels = { ...fields, captcha: words.captcha };
  const list = order.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, label: labels[name]?.label ?? name, message }] : [];
  });
  const count = list.length;
  return { title: fill(plural(count, words.summary), { count }), errors: list };
}
