import { letterCount } from '#app/ui/text/letter-count.ts';

const TONES = {
  primary: 'text-primary-700',
  secondary: 'text-secondary-700',
  ink: 'text-ink',
} as const;

interface FiguresProps {
  items: readonly { value: string; label: string; color?: keyof typeof TONES }[];
  className: string;
}

/** Letters of a word above which a value is set smaller, so that no word breaks. */
const MAX_LETTERS = 5;

const sizeOf = (value: string) =>
  value.split(' ').some((word) => letterCount(word) > MAX_LETTERS) ? 'text-3xl' : 'text-4xl';

/** Large figures with their labels below. */
export function Figures({ items, className }: FiguresProps) {
  return (
    <dl className={`grid gap-x-10 gap-y-9 ${className}`}>
      {items.map(({ value, label, color = 'primary' }) => (
        <div
          key={label}
          className="flex break-inside-avoid flex-col-reverse justify-end gap-3 border-t-2 border-ink-200 pt-5"
        >
          <dt className="quiet">{label}</dt>
          <dd
            className={`${sizeOf(value)} font-bold wrap-anywhere tracking-[-0.04em] ${TONES[color]}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
