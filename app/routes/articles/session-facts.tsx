import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import type { Session } from '#contract/articles.ts';
import { withHeadingIds } from '#contract/heading-ids.ts';

/** What somebody gets for a name and an address: when it took place, how long it is, who speaks, of what. */
export function SessionFacts({ session }: { session: Session }) {
  const pack = usePack();
  const copy = useCopy('pages/learning-hub');
  const { date, duration, language, featuredExperts, description } = session;
  const { facts } = copy.detail;
  const day = <time dateTime={isoDay(pack, date)}>{formatDay(pack, date)}</time>;
  const speakers = featuredExperts.map(({ name }) => name).join(', ');
  const shown = [
    { label: facts.date, value: day },
    ...(duration ? [{ label: facts.duration, value: duration }] : []),
    ...(language ? [{ label: facts.language, value: language }] : []),
  ];
  const topics = withHeadingIds(description).headings.filter(({ level }) => level === 2);
  return (
    <div className="text-sm lg:row-start-2 lg:rounded-panel lg:bg-primary-50 lg:px-7 lg:py-6">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 lg:gap-x-10 lg:gap-y-3">
        {shown.map(({ label, value }) => (
          <div key={label} className="flex gap-x-1.5 lg:flex-col">
            <dt className="text-ink-600">{label}</dt>
            <dd className="font-medium lg:text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      {speakers && (
        <p className="mt-1 lg:mt-3 lg:text-base">
          <span className="text-ink-600">{facts.speakers}</span>{' '}
          <span className="font-medium">{speakers}</span>
        </p>
      )}
      {topics.length > 0 && (
        <>
          <p className="mt-2 text-ink-600 lg:mt-3">{facts.topics}</p>
          <ul className="list-disc pl-4.5 marker:text-primary-600 sm:columns-2">
            {topics.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
