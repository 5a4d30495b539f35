import type { CalculatorCopy } from '#contract/pages/staffing-sections.ts';
import type { StaffingResult } from './result.ts';

interface CalculatorResultProps {
  result: StaffingResult;
  table: CalculatorCopy['table'];
}

/** The result in words, with a bar for each side. */
export function CalculatorResult({ result: { texts, bars }, table }: CalculatorResultProps) {
  const { local, augmented, perYear } = table;
  const rows = [
    { name: 'local', label: local, year: 'localYear', fill: 'fill-ink-400' },
    { name: 'augmented', label: augmented, year: 'augmentedYear', fill: 'fill-primary-600' },
  ] as const;
  return (
    <div>
      <h3 data-text="title" className="text-2xl tracking-[-0.03em]">
        {texts.title}
      </h3>
      <p data-text="text" className="quiet mt-3 max-w-120 text-lg">
        {texts.text}
      </p>
      <dl className="mt-7 grid gap-5">
        {rows.map(({ name, label, year, fill }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="font-medium">{label}</dt>
            <dd className="text-end">
              <strong data-text={year} className="tabular-nums">
                {texts[year]}
              </strong>{' '}
              {perYear}
            </dd>
            <dd aria-hidden="true" className="mt-1.5 w-full">
              <Bar name={name} percent={bars[name]} className={fill} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** An SVG, whose attributes accept percentages, because the page may not have inline styles. */
function Bar({ name, percent, className }: { name: string; percent: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="20" className="block">
      <rect
        data-bar={name}
        width={`${percent}%`}
        height="20"
        rx="6"
        className={`transition-[width] duration-300 ${className}`}
      />
    </svg>
  );
}
