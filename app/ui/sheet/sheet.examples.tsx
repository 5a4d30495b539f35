import type { Examples } from '#app/examples.ts';
import type { SheetBlock } from '#contract/sheet.ts';
import { Sheet } from './sheet.tsx';
import { SheetBlocks } from './sheet-blocks.tsx';

const FRAME = {
  sample: 'Sample, invented client',
  kind: 'Roadmap',
  title: 'Orders for a bakery in four months',
  facts: [
    { title: 'Client', text: 'Elm Street Bakery' },
    { title: 'Length', text: '4 months' },
  ],
  foot: 'Page 1 of 1',
};

const TEXTS: SheetBlock[] = [
  {
    kind: 'text',
    title: 'What we heard',
    text: ['Orders are phoned in at five in the morning, and each one is typed in twice.'],
  },
  {
    kind: 'list',
    title: 'Done',
    isHalf: true,
    mark: 'done',
    items: ['Three mornings in the bakery', 'Paper screens'],
  },
  {
    kind: 'list',
    title: 'Open',
    isHalf: true,
    mark: 'open',
    items: ['Who may change a price', 'What happens on holidays'],
  },
  { kind: 'code', title: 'An order', code: '{ "bread": 40, "day": "2026-09-01" }' },
];

const FIGURES: SheetBlock[] = [
  {
    kind: 'table',
    title: 'Costs',
    columns: ['Part', 'Days', 'When'],
    rows: [
      ['Orders', '12', 'June'],
      ['Invoices', '9', 'July'],
    ],
  },
  {
    kind: 'scales',
    title: 'Risks',
    of: 4,
    items: [
      { title: 'Prices', text: 'Low', value: 1 },
      { title: 'Old data', text: 'Medium', value: 2 },
      { title: 'Season', text: 'High', value: 4 },
    ],
  },
];

const PLANS: SheetBlock[] = [
  {
    kind: 'lanes',
    title: 'Plan',
    periods: ['June', 'July', 'August', 'September'],
    lanes: [
      {
        title: 'Work',
        items: [{ title: 'Orders', text: 'From phone to screen', start: 1, length: 2 }],
      },
      {
        title: 'Decisions',
        isDecisions: true,
        items: [{ title: 'Go live', text: 'By the two owners', start: 3, length: 1 }],
      },
    ],
  },
  {
    kind: 'screens',
    title: 'Screens',
    screens: [
      {
        title: 'New order',
        parts: [
          { shape: 'heading', texts: ['Tomorrow'] },
          { shape: 'field', texts: ['Loaves'] },
          { shape: 'button', texts: ['Place order'], note: 1 },
        ],
      },
    ],
    notes: ['Works until 10:00 pm'],
  },
];

const SHEETS = [
  ['Text, lists and code', 'Half blocks are beside each other if the sheet is wide.', TEXTS],
  ['Table and scales', 'A judgment is in words, so the steps need not be seen.', FIGURES],
  [
    'Lanes and screens',
    'On a narrow sheet, lanes are lists, and screens are in one column.',
    PLANS,
  ],
] as const;

export const examples: Examples = {
  title: 'Sheet',
  examples: SHEETS.map(([name, note, blocks]) => ({
    name,
    note,
    element: (
      <Sheet copy={FRAME}>
        <SheetBlocks blocks={blocks} />
      </Sheet>
    ),
  })),
};
