import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import copy from '#content/pages/learning-hub.yaml';
import type { Session } from '#contract/articles.ts';

/** When it took place, how long it is, and what is spoken. */
export function SessionFacts({ session: { date, duration, language } }: { session: Session }) {
  const { facts } = copy.detail;
  const day = <time dateTime={isoDay(date)}>{formatDay(date)}</time>;
  const shown = [
    { label: facts.date, value: day },
    ...(duration ? [{ label: facts.duration, value: duration }] : []),
    ...(language ? [{ label: facts.language, value: language }] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:row-start-2 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:items-center lg:rounded-panel lg:bg-primary-50 lg:px-7 lg:py-6 lg:text-base">
      {shown.map(({ label, value }) => (
        <div key={label} className="flex gap-x-1.5 lg:flex-col">
          <dt className="text-ink-600 lg:text-sm">{label}</dt>
          <dd className="font-medium lg:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
