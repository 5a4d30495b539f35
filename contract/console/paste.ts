/** Converting pasted text to the Markdown of entries. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

export const PASTE_LIMITS = {
  /** Characters of the HTML, without its embedded pictures. */
  html: 1024 * 1024,
  /** Bytes of the request, with pictures in base64. */
  body: 16 * 1024 * 1024,
  /** Elements and texts in the HTML. */
  nodes: 50_000,
  /** Blocks, texts and marks in the result. A long article has about 3,000. */
  resultNodes: 20_000,
  /** Levels of elements within elements. */
  depth: 200,
  pictures: 10,
  /** Bytes of one embedded picture. */
  picture: 8 * 1024 * 1024,
} as const;

/** Conversions in flight, of all staff. */
export const PASTE_CONCURRENCY = 2;

export const TOO_LARGE =
  'The pasted text is too large. Paste it in parts, or paste it as plain text.';
export const TOO_COMPLEX =
  'The pasted text has too many elements. Paste it in parts, or paste it as plain text.';
export const TOO_BUSY = 'Other texts are being converted. Try again in a moment.';

/** A picture of the pasted text, in its order. */
export const PastedPicture = z.object({
  /** The alternative text in the source; empty if it has none, or only a file name. */
  alt: z.string(),
  /**
   * `data`: embedded, for the library. `remote`: a file on another site or device, which is left
   * out of the Markdown.
   */
  src: z.enum(['data', 'remote']),
  /** Of an embedded picture: PNG, JPEG, WebP or GIF. */
  dataUrl: z.optional(z.string()),
});
export type PastedPicture = z.infer<typeof PastedPicture>;

/** The source in the Markdown of an embedded picture, until the library has it: `![alt](paste:0)`. */
export const PASTE_SCHEME = 'paste:';

export const PastedText = z.object({
  markdown: z.string(),
  /** `![alt](paste:N)` in the Markdown is number N of these, counted from 0. */
  pictures: z.array(PastedPicture),
  /** Sentences for the editor about what was left out. */
  notes: z.array(z.string()),
});
export type PastedText = z.infer<typeof PastedText>;

const common = { permission: 'content.edit', tag: 'Content' } as const;

export const PASTE_CALLS = defineCalls(common, {
  convertPaste: {
    route: 'POST /content/paste',
    summary: 'Convert pasted HTML to the Markdown of entries',
    body: z.object({ html: z.string() }),
    answer: PastedText,
    problems: ['too-large'],
  },
});
