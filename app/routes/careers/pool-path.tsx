import type { SectionCopy } from '#app/pack.ts';
import { useArt, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';

/** A vertical list, and a row of stations if there is room for it. */
const STEP = {
  list: 'relative ps-16 not-last:pb-10 not-last:before:absolute not-last:before:top-13 not-last:before:bottom-2 not-last:before:start-5.25 not-last:before:w-0.5 not-last:before:bg-primary-200',
  row: 'lg:px-4 lg:pt-18 lg:not-last:pb-0 lg:text-center',
};
const MARK = {
  list: 'absolute top-0 start-0 grid size-11 place-items-center rounded-full font-bold text-white',
  row: 'lg:start-1/2 lg:-translate-x-1/2 lg:rtl:translate-x-1/2',
};

/** In a row, the stations are below a bridge, or on a line. */
const CONNECTIONS = {
  cables: 'lg:not-last:before:hidden',
  line: 'lg:not-last:before:top-5.5 lg:not-last:before:bottom-auto lg:not-last:before:start-1/2 lg:not-last:before:h-0.5 lg:not-last:before:w-full',
} as const;

/** More than five steps have too little room beside each other. */
const fitsRow = (steps: number) => steps > 1 && steps <= 5;

interface PoolPathProps {
  copy: SectionCopy<'pages/remote-career', 'pool'>;
  place: SectionPlace;
}

/** The steps into the talent pool as stations of a line; a vertical list on narrow screens. */
export function PoolPath({ copy, place }: PoolPathProps) {
  const { digits } = usePack().locale.format;
  const hasCables = useArt().connectors === 'cables';
  const { eyebrow, title, lede, steps, link } = copy;
  const isRow = fitsRow(steps.length);
  const classesOf = ({ list, row }: typeof STEP) => (isRow ? `${list} ${row}` : list);
  return (
    <Section
      place={place}
      eyebrow={eyebrow}
      heading={title}
      lede={lede}
      aside={<ArrowLink link={link} />}
    >
      {isRow && hasCables && <BridgeCable stations={steps.length} />}
      <ol className={`grid ${isRow ? 'lg:auto-cols-fr lg:grid-flow-col' : ''}`}>
        {steps.map((step, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={step.title}
              className={`${classesOf(STEP)} ${isRow ? CONNECTIONS[hasCables ? 'cables' : 'line'] : ''}`}
            >
              <span
                aria-hidden="true"
                className={`${classesOf(MARK)} ${isLast ? 'bg-success' : 'bg-primary-600'}`}
              >
                {isLast ? <Icon name="badge-check" size={24} /> : digits(index + 1)}
              </span>
              <h3 className={`pt-2 text-xl ${isRow ? 'lg:pt-0' : ''}`}>{step.title}</h3>
              <p className={`quiet mt-2.5 max-w-120 ${isRow ? 'lg:mx-auto' : ''}`}>{step.text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** In SVG units; the drawing is scaled to the width of the page. */
const WIDTH = 1200;
const DECK = 150;
const TOWER = 20;
/** Height of the cable's lowest point above the deck. */
const SAG = 24;
const HANGERS = 23;

/** A suspension bridge with its towers above the first and the last station. */
function BridgeCable({ stations }: { stations: number }) {
  const first = WIDTH / stations / 2;
  const span = WIDTH - 2 * first;
  const lowest = DECK - SAG;
  const height = (fraction: number) => lowest - (lowest - TOWER) * (2 * fraction - 1) ** 2;
  const hangers = Array.from({ length: HANGERS }, (_, index) => {
    const fraction = (index + 1) / (HANGERS + 1);
    return `M${first + fraction * span} ${height(fraction)}V${DECK}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${DECK + 4}`}
      className="-mb-6 hidden w-full fill-none stroke-primary-950 lg:block"
    >
      <path d={hangers.join('')} strokeWidth={1.5} className="stroke-primary-300" />
      <path
        d={`M0 ${DECK}L${first} ${TOWER}Q${WIDTH / 2} ${2 * lowest - TOWER} ${WIDTH - first} ${TOWER}L${WIDTH} ${DECK}`}
        strokeWidth={3}
      />
      <path d={`M0 ${DECK}H${WIDTH}`} strokeWidth={4} />
      <path
        d={`M${first} ${TOWER - 8}V${DECK}M${WIDTH - first} ${TOWER - 8}V${DECK}`}
        strokeWidth={8}
        strokeLinecap="round"
      />
    </svg>
  );
}
