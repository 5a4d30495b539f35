import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Plural } from '#contract/copy-parts.ts';
import { fill, plural } from '#contract/fill.ts';

interface ErrorSummaryProps {
  title: string;
  errors: { name: string; label: string; message: string }[];
  /** Takes the focus each time this grows, and when it is shown with anything but 0. */
  attempt: number;
}

/** Everything that is wrong, at the top of a form, with a way to each field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const { t } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) panel.current?.focus();
  }, [attempt]);
  return (
    <div
      ref={panel}
      role="alert"
      // Only what changes is read again, not the whole list with every field that is mended.
      aria-atomic="false"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that came back without scripts starts here
      autoFocus={attempt > 0}
      className="scroll-mt-6 rounded-card border-[1.5px] border-secondary-600 bg-secondary-50 p-5 sm:p-6"
    >
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon name="circle-alert" size={22} className="flex-none text-secondary-600" />
        {title}
      </h2>
      <ul className="mt-2.5 grid text-sm">
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={goToField}
              className="inline-flex min-h-11 items-center py-1 text-secondary-700 underline underline-offset-4 sm:min-h-8"
            >
              {`${label}${label.endsWith('?') ? '' : ':'} ${t(message)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plain anchor would leave its `#` in the URL and in the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

type Labels = Readonly<Record<string, { label: string }>>;

/**
 * What the summary at the top of a form says, in the order of the fields.
 * @param words its title, with `{count}`
 */
export function summaryOf<Name extends string>(
  order: readonly Name[],
  errors: Partial<Record<Name, string>>,
  labels: Labels,
  words: Plural,
) {
  const list = order.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, label: labels[name]?.label ?? name, message }] : [];
  });
  const count = list.length;
  return { title: fill(plural(count, words), { count }), errors: list };
}
