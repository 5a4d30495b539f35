import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fill } from '#app/ui/text/fill.ts';
import { cardsInView } from './slider-positions.ts';

interface SliderControlsProps {
  columns: number;
  total: number;
}

/** How many columns are in view is the style sheet's to say, before there is any script. */
const SHOWN = [
  [1, 'min-[50.0625rem]:hidden'],
  [2, 'hidden min-[50.0625rem]:inline min-[75.0625rem]:hidden'],
  [3, 'hidden min-[75.0625rem]:inline'],
] as const;

const ROUND =
  'grid size-13 flex-none cursor-pointer place-items-center rounded-full border-[1.5px] border-white/40 text-white transition hover:bg-white/10 disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent';

export function SliderControls({ columns, total }: SliderControlsProps) {
  const copy = useCopy('pages/home');
  const { previous, next, position } = copy.packages;
  return (
    <div className="flex items-center gap-3 whitespace-nowrap noscript:hidden">
      <p aria-live="polite" className="text-sm text-primary-200 tabular-nums">
        {SHOWN.map(([visible, className]) => (
          <span key={visible} data-visible={visible} className={className}>
            {fill(position, cardsInView(0, visible, total))}
          </span>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${columns} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mr-2 h-1 w-22 min-w-0 flex-1 rounded-full bg-white/20 fill-primary-400"
      >
        <rect
          width="1"
          height="1"
          className="scale-x-[calc(var(--index,0)+var(--visible))] transition duration-300"
        />
      </svg>
      <button type="button" aria-label={previous} disabled className={ROUND}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" aria-label={next} className={ROUND}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
