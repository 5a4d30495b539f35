import type { Locale } from '#app/language/locale.ts';
import { useLocale } from '#app/language/use-locale.ts';

/** 1699.6 → '1,700', in the digits of the page's language. */
const formatCount = ({ format }: Locale, value: number) => format.sum(Math.round(value));

interface CountersProps {
  /** `before` and `after` are a prefix and a suffix of the figure, for example `+` or `%`. */
  items: readonly { label: string; value: number; before?: string; after?: string }[];
}

export function Counters({ items }: CountersProps) {
  const locale = useLocale();
  return (
    <dl className="grid gap-8 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {items.map(({ label, value, before = '', after = '' }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-ink-700">{label}</dt>
          <dd className="text-4xl font-bold tracking-[-0.03em] text-primary-700 tabular-nums">
            {`${before}${formatCount(locale, value)}${after}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
