import { fill, plural } from '#app/ui/text/fill.ts';

type Labels = Readonly<Record<string, { label: string }>>;

/**
 * What the summary at the top of a form says, in the order of the fields.
 * @param words its title, with `{count}`
 */
export function summaryOf<Name extends string>(
  order: readonly Name[],
  errors: Partial<Record<Name, string>>,
  labels: Labels,
  words: { one: string; many: string },
) {
  const list = order.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, label: labels[name]?.label ?? name, message }] : [];
  });
  const count = list.length;
  return { title: fill(plural(count, words), { count }), errors: list };
}
