/** Sample documents, which pages show as sheets of paper: what is around them, and their blocks. */
import * as z from 'zod/mini';
import { Card, Heading, slug, text, texts } from './copy-parts.ts';

/** What fits in the row below the title. */
const MAX_FACTS = 4;

/** What every sheet has around its contents. */
export const SheetTop = {
  /** Says that it is a sample: 'Sample, invented client'. */
  sample: text,
  /** Kind of document, above the title. */
  kind: text,
  title: text,
  /** Client, date and other facts; a card's title is the label. */
  facts: z.array(Card).check(z.minLength(1), z.maxLength(MAX_FACTS)),
  /** At the foot. */
  foot: text,
};
const SheetFrame = z.strictObject(SheetTop);
export type SheetFrame = z.infer<typeof SheetFrame>;

/** On a wide sheet, two blocks in a row may be beside each other. */
const block = { title: text, isHalf: z.optional(z.boolean()) };

const TextBlock = z.strictObject({ kind: z.literal('text'), ...block, text: texts });

/** `done` and `open` are boxes that are checked or not. */
const ListBlock = z.strictObject({
  kind: z.literal('list'),
  ...block,
  mark: z.enum(['dot', 'number', 'done', 'open']),
  items: texts,
});

/** Lines of source code. */
const CodeBlock = z.strictObject({ kind: z.literal('code'), ...block, code: text });

/** The first cell of a row is its heading. */
const TableBlock = z.strictObject({
  kind: z.literal('table'),
  ...block,
  columns: texts,
  rows: z.array(texts).check(z.minLength(1)),
});

/** Judgments in steps, such as 3 of 4; `text` is the judgment in words. */
const ScalesBlock = z.strictObject({
  kind: z.literal('scales'),
  ...block,
  items: z.array(z.strictObject({ ...Card.shape, value: z.int().check(z.positive()) })),
  /** The highest step. */
  of: z.int().check(z.positive(), z.maximum(6)),
});

/** Columns of a chart of lanes. */
export const MAX_PERIODS = 6;
const period = z.int().check(z.positive(), z.maximum(MAX_PERIODS));

/** Work in parallel over several periods. */
const LanesBlock = z.strictObject({
  kind: z.literal('lanes'),
  ...block,
  periods: z.array(text).check(z.minLength(1), z.maxLength(MAX_PERIODS)),
  lanes: z.array(
    z.strictObject({
      title: text,
      /** A lane of decisions, not of work. */
      isDecisions: z.optional(z.boolean()),
      /** In the order of time; `start` is a period from 1, `length` a number of periods. */
      items: z.array(z.strictObject({ ...Card.shape, start: period, length: period })),
    }),
  ),
});

/** A part of a wireframe; `note` refers to the notes of the block. */
const ScreenPart = z.strictObject({
  shape: z.enum(['heading', 'text', 'chips', 'rows', 'field', 'button', 'link', 'message']),
  texts,
  note: z.optional(z.int().check(z.positive())),
});
export type ScreenPart = z.infer<typeof ScreenPart>;

const ScreensBlock = z.strictObject({
  kind: z.literal('screens'),
  ...block,
  screens: z.array(z.strictObject({ title: text, parts: z.array(ScreenPart) })),
  /** Numbered from 1. */
  notes: texts,
});

const Block = z.discriminatedUnion('kind', [
  TextBlock,
  ListBlock,
  CodeBlock,
  TableBlock,
  ScalesBlock,
  LanesBlock,
  ScreensBlock,
]);
export type SheetBlock = z.infer<typeof Block>;
export type BlockOf<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>;

/** A section with a sample deliverable. */
export const Sample = z.strictObject({
  ...Heading.shape,
  /** Fragment of its URL. */
  id: slug,
  sheet: z.strictObject({ ...SheetTop, blocks: z.array(Block).check(z.minLength(1)) }),
});
export type Sample = z.infer<typeof Sample>;
