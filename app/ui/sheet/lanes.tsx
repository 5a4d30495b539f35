import { Icon } from '#app/ui/icons/icon.tsx';
import type { BlockOf } from '#contract/sheet.ts';

/** Classes in full, because the stylesheet is made from the text of this file. */
const STARTS = [
  '@xl:col-start-1',
  '@xl:col-start-2',
  '@xl:col-start-3',
  '@xl:col-start-4',
  '@xl:col-start-5',
  '@xl:col-start-6',
] as const;
const SPANS = [
  '@xl:col-span-1',
  '@xl:col-span-2',
  '@xl:col-span-3',
  '@xl:col-span-4',
  '@xl:col-span-5',
  '@xl:col-span-6',
] as const;
const COLUMNS = [
  '@xl:grid-cols-1',
  '@xl:grid-cols-2',
  '@xl:grid-cols-3',
  '@xl:grid-cols-4',
  '@xl:grid-cols-5',
  '@xl:grid-cols-6',
] as const;

const ROW = '@xl:grid @xl:grid-cols-[6.5rem_minmax(0,1fr)] @xl:gap-x-4';

const TONES = {
  work: 'border-primary-200 bg-primary-50',
  decision: 'border-dashed border-secondary-600 bg-secondary-50',
} as const;

/**
 * Lanes of work over several periods. On a narrow sheet they are lists; each item states its period,
 * so no position has to be seen.
 */
export function Lanes({ block: { periods, lanes } }: { block: BlockOf<'lanes'> }) {
  const columns = `grid gap-2 ${COLUMNS[periods.length - 1]}`;
  const periodOf = (start: number, length: number) =>
    length === 1
      ? periods[start - 1]
      : `${periods[start - 1]}\u2009–\u2009${periods[start + length - 2]}`;
  return (
    <div className="text-sm leading-snug">
      <div aria-hidden="true" className={`hidden ${ROW} font-medium text-ink-600`}>
        <div className={`${columns} col-start-2`}>
          {periods.map((period) => (
            <span key={period} className="border-s-2 border-ink-300 ps-2">
              {period}
            </span>
          ))}
        </div>
      </div>
      {lanes.map(({ title, isDecisions = false, items }) => (
        <section
          key={title}
          className={`${ROW} mt-3 border-t border-hairline pt-3 max-@xl:first-of-type:mt-0`}
        >
          <h5 className="pb-2 font-medium @xl:pt-2">{title}</h5>
          <ol className={columns}>
            {items.map((item) => (
              <li
                key={item.title}
                className={`rounded-inner border p-2.5 ${TONES[isDecisions ? 'decision' : 'work']} ${STARTS[item.start - 1]} ${SPANS[item.length - 1]}`}
              >
                <span className="flex gap-1.5 font-medium">
                  {isDecisions && (
                    <Icon
                      name="circle-alert"
                      size={16}
                      className="mt-px flex-none text-secondary-700"
                    />
                  )}
                  {item.title}
                </span>
                <span className="mt-1 block text-ink-700">{item.text}</span>
                <span className="mt-1 block text-xs text-ink-600 @xl:sr-only">
                  {periodOf(item.start, item.length)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
