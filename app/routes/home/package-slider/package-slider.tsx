import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
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
  'min-[75.0625rem]:ml-[min(0px,(100%-74.25rem)/2)] min-[75.0625rem]:block min-[75.0625rem]:w-297',
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
  'transition-transform duration-300 in-data-dragged:duration-0 noscript:translate-none',
].join(' ');

export function PackageSlider() {
  const copy = useCopy('pages/home');
  const packages = useCopy('service-packages');
  if (packages.length === 0) return null;
  return (
    <Behavior start={packageSlider} props={{ position: copy.packages.position }}>
      <section
        id="packages"
        aria-labelledby="packages-title"
        className={`on-night overflow-x-clip bg-linear-to-b from-primary-900 to-primary-950 pt-6 pb-18 text-white sm:pt-2 sm:pb-26 ${GEOMETRY}`}
      >
        <div className="wrap">
          <div className={FRAME}>
            <div className={HEAD}>
              <div>
                <h2 id="packages-title" className="text-3xl tracking-[-0.03em]">
                  {copy.packages.title}
                </h2>
                <p className="mt-3 max-w-[36em] text-lg text-balance text-primary-200">
                  {copy.packages.lede}
                </p>
              </div>
              <SliderControls
                columns={Math.ceil(packages.length / CARDS_PER_COLUMN)}
                total={packages.length}
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

interface SliderControlsProps {
  columns: number;
  total: number;
}

/** The style sheet selects the text for the visible columns, so it is right without scripts. */
const VISIBLE_COLUMNS = [
  [1, 'min-[50.0625rem]:hidden'],
  [2, 'hidden min-[50.0625rem]:inline min-[75.0625rem]:hidden'],
  [3, 'hidden min-[75.0625rem]:inline'],
] as const;

const ROUND_BUTTON =
  'grid size-13 flex-none cursor-pointer place-items-center rounded-full border-[1.5px] border-white/40 text-white transition hover:bg-current/10 disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent';

function SliderControls({ columns, total }: SliderControlsProps) {
  const { previous, next, position } = useCopy('pages/home').packages;
  return (
    <div className="flex items-center gap-3 whitespace-nowrap noscript:hidden">
      <p aria-live="polite" className="text-sm text-primary-200 tabular-nums">
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
        className="mr-2 h-1 w-22 min-w-0 flex-1 rounded-full bg-current/20 fill-primary-400"
      >
        <rect
          width="1"
          height="1"
          className="scale-x-[calc(var(--index,0)+var(--visible))] transition duration-300"
        />
      </svg>
      <button type="button" aria-label={previous} disabled className={ROUND_BUTTON}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" aria-label={next} className={ROUND_BUTTON}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
