import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import type { BlockOf, SheetBlock } from '#contract/sheet.ts';
import { Lanes } from './lanes.tsx';
import { Screens } from './screens.tsx';

/** The contents of a sample document. */
export function SheetBlocks({ blocks }: { blocks: readonly SheetBlock[] }) {
  return (
    <div className="grid gap-x-10 gap-y-8 @xl:grid-cols-2">
      {blocks.map((block) => (
        <section
          key={block.title}
          className={`min-w-0 break-inside-avoid ${block.isHalf ? '' : '@xl:col-span-2'}`}
        >
          <h4 className="font-bold">{block.title}</h4>
          <div className="mt-2.5">{contentsOf(block)}</div>
        </section>
      ))}
    </div>
  );
}

function contentsOf(block: SheetBlock): ReactNode {
  switch (block.kind) {
    case 'text':
      return <Paragraphs texts={block.text} className="max-w-165 text-ink-700 not-first:mt-2" />;
    case 'list':
      return <List block={block} />;
    case 'code':
      return (
        <pre className="rounded-inner bg-primary-950 p-4 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-night-soft">
          <code>{block.code}</code>
        </pre>
      );
    case 'table':
      return <Table block={block} />;
    case 'scales':
      return <Scales block={block} />;
    case 'lanes':
      return <Lanes block={block} />;
    case 'screens':
      return <Screens block={block} />;
  }
}

const BOX = 'mt-1 grid size-4.5 flex-none place-items-center rounded-[4px] border-2';

const MARKS = {
  dot: <span aria-hidden="true" className="mt-2.5 size-1.5 flex-none rounded-full bg-ink-400" />,
  number: null,
  done: (
    <span aria-hidden="true" className={`${BOX} border-success bg-success text-white`}>
      <Icon name="check-bold" size={14} />
    </span>
  ),
  open: <span aria-hidden="true" className={`${BOX} border-ink-500`} />,
} as const;

function List({ block: { mark, items } }: { block: BlockOf<'list'> }) {
  const Tag = mark === 'number' ? 'ol' : 'ul';
  return (
    <Tag
      className={`grid gap-2 text-ink-700 ${mark === 'number' ? 'list-decimal ps-5 marker:font-medium' : ''}`}
    >
      {items.map((item) => (
        <li key={item} className={mark === 'number' ? 'ps-1' : 'flex gap-3'}>
          {MARKS[mark]}
          {mark === 'number' ? item : <span className="min-w-0">{item}</span>}
        </li>
      ))}
    </Tag>
  );
}

const CELL = 'border-t border-hairline py-2.5 pe-1.5 text-start align-top last:pe-0 @md:pe-3';

function Table({ block: { title, columns, rows } }: { block: BlockOf<'table'> }) {
  return (
    <table className="w-full text-xs leading-snug @xs:text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 pe-1.5 text-start align-bottom font-medium text-ink-600 last:pe-0 @md:pe-3"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = '', ...cells]) => (
          <tr key={heading}>
            <th scope="row" className={`${CELL} font-medium`}>
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={`${CELL} text-ink-700`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From harmless to severe. */
const TONES = ['bg-success', 'bg-secondary-300', 'bg-secondary-500', 'bg-secondary-700'] as const;

function Scales({ block: { items, of } }: { block: BlockOf<'scales'> }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 @md:grid-cols-3">
      {items.map(({ title, text, value }) => (
        <div key={title}>
          <dt className="text-sm text-ink-600">{title}</dt>
          <dd className="text-lg font-bold">{text}</dd>
          <dd aria-hidden="true" className="mt-1.5 flex gap-1">
            {Array.from({ length: of }, (_, step) => {
              const tone = TONES[Math.ceil((value / of) * TONES.length) - 1];
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
                  key={step}
                  className={`h-2 grow rounded-full forced-color-adjust-none ${step < value ? tone : 'bg-ink-200'}`}
                />
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
