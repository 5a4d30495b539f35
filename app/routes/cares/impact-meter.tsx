import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import {
  Meter,
  MeterResult,
  MeterSlider,
  MeterSums,
  usePeople,
} from '#app/ui/impact-meter/meter.tsx';
import { PEOPLE_PARAMETER } from '#app/ui/impact-meter/people.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { CopyLink } from '#app/ui/navigation/copy-link.tsx';
import { usePageUrl } from '#app/ui/navigation/printed-url.tsx';
import {
  barPercent,
  IMPACT_METER_ID,
  METRIC_GROUP_NAMES,
  METRIC_GROUPS,
  METRICS,
  type MetricGroup,
  type MetricName,
  SUM_NAMES,
} from '#contract/impact.ts';

/** The meter with every figure; the home page has a shorter one. */
export function ImpactMeter({ place }: { place: SectionPlace }) {
  const copy = useCopy('impact-meter');
  const n = usePeople();
  return (
    <Meter>
      <Section
        id={IMPACT_METER_ID}
        place={place}
        eyebrow={copy.eyebrow}
        heading={copy.title}
        lede={copy.lede}
        aside={<MeterShare n={n} />}
      >
        <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
          <MeterSlider n={n} />
          <MeterResult n={n} />
          <MeterSums n={n} />
          <div className="border-t border-hairline pt-9">
            <h3 className="mb-3.5 text-2xl">{copy.figures}</h3>
            <MeterFigures n={n} />
          </div>
          <MeterNotes />
        </div>
      </Section>
    </Meter>
  );
}

/** The longest group fills one column, so both columns have about as many rows. */
function MeterFigures({ n }: { n: number }) {
  const [first, ...others] = METRIC_GROUP_NAMES;
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {first && <FigureGroup group={first} n={n} />}
      <div className="grid content-start gap-y-8">
        {others.map((group) => (
          <FigureGroup key={group} group={group} n={n} />
        ))}
      </div>
    </div>
  );
}

function FigureGroup({ group, n }: { group: MetricGroup; n: number }) {
  const copy = useCopy('impact-meter');
  return (
    <div>
      <h4 className="mb-2 text-base font-bold tracking-normal">{copy.groups[group]}</h4>
      <dl>
        {METRIC_GROUPS[group].map((name) => (
          <Figure key={name} name={name} value={METRICS[name](n)} />
        ))}
      </dl>
    </div>
  );
}

/** Label, bar and figure in a row. A figure of 0 is quiet. */
function Figure({ name, value }: { name: MetricName; value: number }) {
  const copy = useCopy('impact-meter');
  return (
    <div
      data-metric={name}
      data-zero={value === 0 ? '' : undefined}
      className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_2rem] items-center gap-x-4 border-t border-hairline py-2 data-zero:text-ink-600"
    >
      <dt className="text-sm leading-snug">{copy.metrics[name]}</dt>
      <Bar percent={barPercent(value)} />
      <dd data-figure="" className="text-end font-bold tabular-nums in-data-zero:font-normal">
        {value}
      </dd>
    </div>
  );
}

/** An SVG, whose attributes accept percentages, because the page may not have inline styles. */
function Bar({ percent }: { percent: number }) {
  return (
    <dd aria-hidden="true">
      <svg aria-hidden="true" width="100%" height="8" className="block">
        <rect width="100%" height="8" rx="4" className="fill-primary-100" />
        <rect
          data-bar=""
          width={`${percent}%`}
          height="8"
          rx="4"
          className="fill-primary-600 transition-[width] duration-300"
        />
      </svg>
    </dd>
  );
}

function MeterNotes() {
  const copy = useCopy('impact-meter');
  const { title, text, sums } = copy.notes;
  return (
    <details className="group/accordion border-t border-hairline">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          size={20}
          className="flex-none text-primary-600 transition-transform group-open/accordion:rotate-180"
        />
      </summary>
      <div className="pt-2">
        <p className="quiet max-w-160">{text}</p>
        <dl className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2">
          {SUM_NAMES.map((name) => (
            <div key={name}>
              <dt className="font-medium">{copy.sums[name]}</dt>
              <dd className="quiet max-w-160 text-sm">{sums[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

/** Copies a URL that shows the same result to others. */
function MeterShare({ n }: { n: number }) {
  const copy = useCopy('impact-meter');
  const url = usePageUrl();
  return (
    <p
      data-people=""
      className="no-print flex items-center gap-3 text-sm font-medium noscript:hidden"
    >
      {copy.share}
      <CopyLink url={`${url}?${PEOPLE_PARAMETER}=${n}#${IMPACT_METER_ID}`} />
    </p>
  );
}
