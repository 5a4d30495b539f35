import { Fragment } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { DayChart } from './day/day-chart.tsx';
import { officesDayOf } from './day/offices-day.ts';
import { type HomePlace, paperSpace } from './home-place.ts';

interface WhyProps {
  copy: SectionCopy<'pages/home', 'why'>;
  place: HomePlace;
}

/** Why the company exists, with a chart of the shared working day of two offices. */
export function Why({ copy: why, place }: WhyProps) {
  const officesDay = officesDayOf(usePack());
  return (
    <section
      aria-labelledby="why-title"
      className={`wrap grid items-center gap-10 ${paperSpace(place)} ${officesDay ? 'lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]' : ''}`}
    >
      <div>
        <p className="font-medium text-primary-700">{why.eyebrow}</p>
        <h2 id="why-title" className="mt-3.5 mb-6 text-3xl tracking-[-0.03em]">
          {sentences(why.heading).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span className="inline-block">{sentence}</span>
            </Fragment>
          ))}
        </h2>
        <p className="max-w-[34em] text-lg">{why.lede}</p>
        <p className="mt-4 max-w-[34em] text-ink-700">{why.text}</p>
        <ButtonLink link={why.button} className="mt-8" />
      </div>
      {officesDay && <DayChart officesDay={officesDay} />}
    </section>
  );
}

/** Splits the heading so that lines break between sentences where possible. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}
