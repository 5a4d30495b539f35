/** `content/pages/offline.yaml`: the page shown offline, and the note on cached pages. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const OfflineCopy = z.strictObject({
  meta: Meta,
  heading: text,
  text,
  retry: text,
  noScript: text,
  /** Heading of the saved jobs. */
  saved: text,
  /** Heading of the visited pages. */
  pages: text,
  /** Shown if no pages are stored. */
  none: text,
  /** On a page from the cache, stored at `{time}`. */
  note: text,
});
