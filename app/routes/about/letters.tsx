import copy from '#content/pages/about.yaml';

/** From one letter to the next, as from tower to tower, where they stand in a row. */
const CABLE =
  'lg:not-last:after:absolute lg:not-last:after:top-6 lg:not-last:after:right-3 lg:not-last:after:left-26 lg:not-last:after:h-9 lg:not-last:after:rounded-b-[50%] lg:not-last:after:border-b-2 lg:not-last:after:border-primary-500';

/** The acronym, a letter at a time. */
export function Letters() {
  return (
    <ul className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {copy.understanding.letters.map(({ letter, word, text }) => (
        <li
          key={word}
          className={`relative grid grid-cols-[4.5rem_1fr] items-start gap-x-4 lg:block ${CABLE}`}
        >
          <span
            aria-hidden="true"
            className="block text-[5.5rem] leading-[0.8] font-bold tracking-[-0.04em] text-primary-600 lg:text-[7.5rem]"
          >
            {letter}
          </span>
          <div className="lg:mt-7">
            <h3 className="text-xl">{word}</h3>
            <p className="mt-2 text-pretty text-ink-700">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
