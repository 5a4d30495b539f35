/** Sample documents that pages show as sheets of paper. */
import * as z from 'zod/mini';
import { Card, text } from './copy-parts.ts';

/** What every sheet has around its contents. */
export const SheetTop = {
  /** Says that it is a sample: 'Sample for an invented client'. */
  sample: text,
  /** Kind of document, above the title. */
  kind: text,
  title: text,
  /** Client, date and other facts; a card's title is the label. */
  facts: z.array(Card).check(z.minLength(2), z.maxLength(4)),
  /** At the foot. */
  foot: text,
};
const Sheet = z.strictObject(SheetTop);
export type Sheet = z.infer<typeof Sheet>;
