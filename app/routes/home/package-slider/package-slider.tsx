import { Behavior } from '#app/islands/behavior.tsx';
import type { SectionCopy } from '#app/pack.ts';
import { useArt, useCopy } from '#app/pack-context.ts';
import type { HomePlace } from '#app/routes/home/home-place.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { PackageCard } from '#app/ui/cards/package-card.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import packageSlider from './package-slider.behavior.ts';
import { CARDS_PER_COLUMN, cardsInView } from './slider-positions.ts';

/** Width of a column, and the number of fully visible columns, which the behavior reads. */
const GEOMETRY = [
  '[--card:calc(100vw-78px)] [--visible:1]',
  'min-[28.1875rem]:[--card:min(23.75rem,100vw-48px)]',
  'min-[50.0625rem]:[--card:min(21.875rem,(100vw-96px)/2)] min-[50.0625rem]:[--visible:2]',
  'min-[75.0625rem]:[--card:23.75rem] min-[75.0625rem]:[--visible:3]',
].join(' ');

/** From 67.5rem two columns leave room for the heading beside them. */
const FRAME = [
  'min-[67.5rem]:grid min-[67.5rem]:grid-cols-[minmax(0,1fr)_45.25rem] min-[67.5rem]:items-center min-[67.5rem]:gap-12',
  'min-[75.0625rem]:ms-[min(0px,(100%-74.25rem)/2)] min-[75.0625rem]:block min-[75.0625rem]:w-297',
].join(' ');

const HEAD = [
  'mb-6 grid gap-5 md:mb-9 md:flex md:items-end md:justify-between md:gap-8',
  'min-[67.5rem]:mb-0 min-[67.5rem]:grid min-[67.5rem]:gap-8',
  'min-[75.0625rem]:mb-9 min-[75.0625rem]:flex',
].join(' ');

/** The last position aligns the last column to the end, even if part of another column fits. */
const TRACK = [
  'grid w-max grid-flow-col grid-rows-2 gap-6 auto-cols-(--card)',
  'translate-x-[calc(max(var(--index,0)*-1*(var(--card)+--spacing(6)),min(0px,100cqi-100%))+var(--drag,0px))]',
  'rtl:translate-x-[calc(min(var(--index,0)*(var(--card)+--spacing(6)),max(0px,100%-100cqi))+var(--drag,0px))]',
  'transition-transform duration-300 in-data-dragged:duration-0 noscript:translate-none',
].join(' ');

interface Tone {
  section: string;
  text: string;
  button: string;
  bar: string;
}

/**
 * By default it continues the bottom of the hero's scene, if there is one. Beside another night it is
 * light.
 */
function toneOf({ background, previous }: HomePlace, hasScene: boolean): Tone {
  if (background !== 'night') {
    const ground = background === 'dawn' ? 'ground-dawn' : 'ground-morning';
    return {
      section: `overflow-x-clip ${ground} py-18 sm:py-26`,
      text: 'quiet',
      button: 'border-ink/40 text-ink',
      bar: 'fill-primary-600',
    };
  }
  const [top, wideTop] =
    previous === 'sky' && hasScene ? ['pt-6', 'sm:pt-2'] : ['pt-18', 'sm:pt-26'];
  return {
    section: `on-night overflow-x-clip bg-linear-to-b from-primary-900 to-primary-950 ${top} pb-18 text-white ${wideTop} sm:pb-26`,
    text: 'text-primary-200',
    button: 'border-white/40 text-white',
    bar: 'fill-primary-400',
  };
}

/** Packages that fit into one row, where no slider is needed. */
const MAX_IN_ROW = 3;

type PackagesCopy = SectionCopy<'pages/home', 'packages'>;

export function PackageSlider({ copy, place }: { copy: PackagesCopy; place: HomePlace }) {
  const packages = useCopy('service-packages');
  const tone = toneOf(place, useArt().hero?.home !== undefined);
  if (packages.length <= MAX_IN_ROW) return <PackageRow copy={copy} tone={tone} />;
  return (
    <Behavior start={packageSlider} props={{ position: copy.position }}>
      <section
        id="packages"
        aria-labelledby="packages-title"
        className={`${tone.section} ${GEOMETRY}`}
      >
        <div className="wrap">
          <div className={FRAME}>
            <div className={HEAD}>
              <Title copy={copy} tone={tone} />
              <SliderControls
                copy={copy}
                columns={Math.ceil(packages.length / CARDS_PER_COLUMN)}
                total={packages.length}
                tone={tone}
              />
            </div>
            <div
              data-frame=""
              className="@container [touch-action:pan-y] min-[67.5rem]:-m-3 min-[67.5rem]:p-3 min-[67.5rem]:[clip-path:inset(0)] not-in-data-live:overflow-x-auto"
            >
              <ul className={TRACK}>
                {packages.map((item) => (
                  <li key={item.slug}>
                    <PackageCard item={item} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </section>
    </Behavior>
  );
}

interface TitleProps {
  copy: PackagesCopy;
  tone: Tone;
}

function Title({ copy: { title, lede }, tone }: TitleProps) {
  return (
    <div>
      <h2 id="packages-title" className="text-3xl tracking-[-0.03em]">
        {title}
      </h2>
      <p className={`mt-3 max-w-[36em] text-lg text-balance ${tone.text}`}>{lede}</p>
    </div>
  );
}

function PackageRow({ copy, tone }: TitleProps) {
  const packages = useCopy('service-packages');
  return (
    <section id="packages" aria-labelledby="packages-title" className={tone.section}>
      <div className="wrap">
        <Title copy={copy} tone={tone} />
        <Grid
          className="mt-6 md:mt-9"
          items={packages.map((item) => ({ key: item.slug, content: <PackageCard item={item} /> }))}
        />
      </div>
    </section>
  );
}

interface SliderControlsProps {
  copy: PackagesCopy;
  columns: number;
  total: number;
  tone: Tone;
}

/** The style sheet selects the text for the visible columns, so it is right without scripts. */
const VISIBLE_COLUMNS = [
  [1, 'min-[50.0625rem]:hidden'],
  [2, 'hidden min-[50.0625rem]:inline min-[75.0625rem]:hidden'],
  [3, 'hidden min-[75.0625rem]:inline'],
] as const;

/** Where all columns are in view, by their number. */
const HIDDEN_CONTROLS: Record<number, string> = {
  2: 'min-[50.0625rem]:hidden',
  3: 'min-[75.0625rem]:hidden',
};

const roundButton = ({ button }: Tone) =>
  `grid size-13 flex-none cursor-pointer place-items-center rounded-full border-[1.5px] ${button} transition hover:bg-current/10 disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent`;

function SliderControls({ copy, columns, total, tone }: SliderControlsProps) {
  const { previous, next, position } = copy;
  return (
    <div
      className={`flex items-center gap-3 whitespace-nowrap noscript:hidden ${HIDDEN_CONTROLS[columns] ?? ''}`.trim()}
    >
      <p aria-live="polite" className={`text-sm ${tone.text} tabular-nums`}>
        {VISIBLE_COLUMNS.map(([visible, className]) => (
          <span key={visible} data-visible={visible} className={className}>
            {fillPlaceholders(position, cardsInView(0, visible, total))}
          </span>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${columns} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`mirrored me-2 h-1 w-22 min-w-0 flex-1 rounded-full bg-current/20 ${tone.bar}`}
      >
        <rect
          width="1"
          height="1"
          className="scale-x-[calc(var(--index,0)+var(--visible))] transition duration-300"
        />
      </svg>
      <button type="button" aria-label={previous} disabled className={roundButton(tone)}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" aria-label={next} className={roundButton(tone)}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
