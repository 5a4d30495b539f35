/** Pages of applicants' files, drawn by the server: no browser opens the PDF itself. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { uuid } from './parts.ts';

/** Pages of a file that are drawn; the rest are in the download. */
export const PAGES_DRAWN = 20;

/**
 * Why a page is not drawn: the file needs a password; it is not a PDF or has no such page; drawing it
 * takes more time or memory than the process may have.
 */
export const UNDRAWN = ['locked', 'broken', 'too-much'] as const;
export type Undrawn = (typeof UNDRAWN)[number];

export const FilePage = z.union([
  z.object({
    state: z.literal('drawn'),
    /** Of the whole file, as it claims. */
    pages: z.int(),
    /** Pixels of the picture, like `height`. */
    width: z.int(),
    height: z.int(),
    /** Line by line; empty for a scanned page. */
    text: z.string(),
    /** URLs of `http:`, `https:` and `mailto:`, each once. */
    links: z.array(z.string()),
  }),
  z.object({ state: z.enum(UNDRAWN) }),
]);
export type FilePage = z.infer<typeof FilePage>;

const common = {
  permission: 'applicants.read',
  tag: 'Applicants',
  params: z.object({
    id: uuid,
    page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGES_DRAWN)),
  }),
  /** Of the résumé, or of a document that was added later. */
  query: z.object({ document: z.optional(uuid) }),
  problems: ['not-found', 'unavailable'],
} as const;

export const FILE_PAGE_CALLS = defineCalls(common, {
  getFilePage: {
    route: 'GET /applications/:id/pages/:page',
    summary: 'A page of the résumé or a document: its text, links and size; who saw it is recorded',
    answer: FilePage,
  },
  getFilePicture: {
    route: 'GET /applications/:id/pages/:page/picture',
    summary: 'The picture of a page, as WebP',
    answer: 'file',
  },
});
