import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Plural } from '#contract/copy-parts.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';

interface ErrorSummaryProps {
  title: string;
  errors: { name: string; label: string; message: string }[];
  /** Each change moves the focus to the summary, as does mounting it; 0 never does. */
  attempt: number;
}

/** All errors of a form, at its top, with links to the fields. */
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
      // Screen readers announce only changes, not the whole list after each corrected field.
      aria-atomic="false"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a response to a post without scripts starts here
      autoFocus={attempt > 0}
      className="scroll-mt-6 rounded-card border-[1.5px] border-danger bg-danger-100 p-5 sm:p-6"
    >
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon name="circle-alert" size={22} className="flex-none text-danger" />
        {title}
      </h2>
      <ul className="mt-2.5 grid text-sm">
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={goToField}
              className="inline-flex min-h-11 items-center py-1 text-danger underline underline-offset-4 sm:min-h-8"
            >
              {`${label}${label.endsWith('?') ? '' : ':'} ${t(message)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Following the link itself would add its fragment to the URL and the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const details = field.closest('details');
  if (details) details.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

type Labels = Readonly<Record<string, { label: string }>>;

/**
 * The title and the errors of the summary, in the order of the fields.
 * @param title with `{count}`
 */
export function summaryProps<Name extends string>(
  order: readonly Name[],
  errors: Partial<Record<Name, string>>,
  labels: Labels,
  title: Plural,
) {
  const list = order.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, label: labels[name]?.label ?? name, message }] : [];
  });
  const count = list.length;
  return { title: fillPlaceholders(plural(count, title), { count }), errors: list };
}
