const TONES = {
  primary: 'text-primary-700',
  secondary: 'text-secondary-700',
  ink: 'text-ink',
} as const;

interface FiguresProps {
  items: readonly { value: string; label: string; color?: keyof typeof TONES }[];
  className: string;
}

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
          <dd className={`text-4xl font-bold wrap-anywhere tracking-[-0.04em] ${TONES[color]}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
