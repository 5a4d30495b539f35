import type { SectionCopy } from '#app/pack.ts';
import { useArt } from '#app/pack-context.ts';

type AcronymLetters = NonNullable<SectionCopy<'pages/about', 'understanding'>['letters']>;

/** More letters have too little room for their words in one row. */
const MAX_TOWERS = 5;

/** The acronym letter by letter, on one line on wide screens. */
export function Letters({ letters }: { letters: AcronymLetters }) {
  const isRow = letters.length <= MAX_TOWERS;
  const hasCables = useArt().connectors === 'cables' && isRow;
  return (
    <ul
      className={`mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 ${isRow ? 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none' : 'lg:grid-cols-3'}`}
    >
      {letters.map(({ letter, word, text }, index) => (
        <li
          key={word}
          className="group grid grid-cols-[--spacing(18)_1fr] items-start gap-x-4 lg:block"
        >
          <div
            aria-hidden="true"
            className={
              isRow
                ? 'lg:-me-10 lg:flex lg:border-b-4 lg:border-primary-300 lg:group-last:me-0'
                : ''
            }
          >
            <span className="block text-[min(5.5rem,27.5vw)] leading-[0.8] font-bold tracking-[-0.04em] text-primary-600 lg:text-[8rem] lg:leading-[0.72]">
              {letter}
            </span>
            {hasCables && (
              <Cable path={index === letters.length - 1 ? CABLES.toGround : CABLES.toTower} />
            )}
          </div>
          <div className="lg:mt-6">
            <h3 className="text-xl">{word}</h3>
            <p className="mt-2 text-ink-700">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * The letters as towers of a suspension bridge. SVG paths: from one tower to the next, and from the
 * last one down to the ground.
 */
const CABLES = {
  toTower: 'M0 8Q50 140 100 8M14 40V100M28 62V100M42 73V100M58 73V100M72 62V100M86 40V100',
  toGround: 'M0 8Q36 84 100 100M14 33V100M28 53V100M42 68V100M56 79V100',
} as const;

function Cable({ path }: { path: string }) {
  return (
    <span className="relative mx-1 hidden grow lg:block">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-primary-400 stroke-2"
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
