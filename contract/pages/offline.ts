/** `content/pages/offline.yaml`: the page that stands in where there is no line, and what stored pages say. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const OfflineCopy = z.strictObject({
  meta: Meta,
  heading: text,
  text,
  retry: text,
  noScript: text,
  /** Openings that are saved. */
  saved: text,
  /** Pages that were visited. */
  pages: text,
  /** Where none are stored. */
  none: text,
  /** On a page that comes from the device: as it was at `{time}`. */
  note: text,
});
