import type { ReactNode } from 'react';
import { usePack } from '#app/pack-context.ts';
import type { BlockOf, ScreenPart } from '#contract/sheet.ts';

/** Wireframes of phone screens in gray boxes, with numbered notes below. */
export function Screens({ block: { screens, notes } }: { block: BlockOf<'screens'> }) {
  return (
    <>
      <ol className="grid gap-6 @md:grid-cols-2 @2xl:grid-cols-3">
        {screens.map(({ title, parts }) => (
          <li key={title} className="min-w-0">
            <h5 className="text-sm font-medium text-ink-600">{title}</h5>
            <div className="mt-2 grid content-start gap-3 rounded-[22px] border-2 border-ink-400 px-4 pt-3 pb-5 text-sm leading-snug">
              <span aria-hidden="true" className="mx-auto h-1.5 w-14 rounded-full bg-ink-300" />
              {parts.map((part) => (
                <div key={part.texts.join()} className="relative">
                  {shapeOf(part)}
                  {part.note && <NoteMark number={part.note} />}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ol className="mt-6 grid gap-x-8 gap-y-3 text-ink-700 @xl:grid-cols-2">
        {notes.map((note, index) => (
          <li key={note} className="flex gap-3">
            <Mark number={index + 1} />
            <span className="min-w-0">{note}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const LINES = 'rounded-inner border-[1.5px] border-ink-300 px-3 py-2';

function shapeOf({ shape, texts }: ScreenPart): ReactNode {
  const [first = ''] = texts;
  switch (shape) {
    case 'heading':
      return <p className="text-lg leading-tight font-bold">{first}</p>;
    case 'text':
      return <p className="text-ink-700">{first}</p>;
    case 'message':
      return (
        <p className="rounded-inner border-s-4 border-ink-600 bg-ink-200 px-3 py-2">{first}</p>
      );
    case 'field':
      return (
        <p>
          <span className="block text-xs">{first}</span>
          <span aria-hidden="true" className={`mt-1 block h-9 ${LINES}`} />
        </p>
      );
    case 'button':
      return (
        <p className="rounded-full bg-ink px-3 py-2.5 text-center font-medium text-white">
          {first}
        </p>
      );
    case 'link':
      return <p className="py-1 underline underline-offset-4">{first}</p>;
    case 'chips':
      return (
        <ul className="flex flex-wrap gap-1.5">
          {texts.map((text) => (
            <li
              key={text}
              className="rounded-full border-[1.5px] border-ink-300 px-2.5 py-1 text-xs first:bg-ink-200"
            >
              {text}
            </li>
          ))}
        </ul>
      );
    case 'rows':
      return (
        <ul className="grid gap-1.5">
          {texts.map((text) => (
            <li key={text} className={LINES}>
              {text}
            </li>
          ))}
        </ul>
      );
  }
}

/** At the right edge of the part that a note is about. */
const NoteMark = ({ number }: { number: number }) => (
  <span className="absolute top-1/2 -end-7 -translate-y-1/2">
    <Mark number={number} />
  </span>
);

function Mark({ number }: { number: number }) {
  const { digits } = usePack().locale.format;
  return (
    <span className="grid size-6 flex-none place-items-center rounded-full bg-secondary-600 text-xs font-bold text-white">
      {digits(number)}
    </span>
  );
}
