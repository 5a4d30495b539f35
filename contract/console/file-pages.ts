/** Pages of applicants' files, rendered by the server so that no browser opens the PDF itself. */

import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { MAX_RENDERED_PAGES } from './limits.ts';
import { uuid } from './parts.ts';

export { MAX_RENDERED_PAGES };

/**
 * Reasons why a page is not rendered. `locked`: the file needs a password. `broken`: it is not a
 * PDF, or has no such page. `too-much`: rendering exceeds the time or memory limit of the process.
 */
export const RENDER_FAILURES = ['locked', 'broken', 'too-much'] as const;
export type RenderFailure = (typeof RENDER_FAILURES)[number];

export const FilePage = z.union([
  z.object({
    state: z.literal('drawn'),
    /** Number of pages that the file claims to have. */
    pages: z.int(),
    /** Size of the picture in pixels. */
    width: z.int(),
    height: z.int(),
    /** Line by line; empty for a scanned page. */
    text: z.string(),
    /** URLs with `http:`, `https:` or `mailto:`, without duplicates. */
    links: z.array(z.string()),
  }),
  z.object({ state: z.enum(RENDER_FAILURES) }),
]);
export type FilePage = z.infer<typeof FilePage>;

const common = {
  permission: 'applicants.read',
  tag: 'Applicants',
  params: z.object({
    id: uuid,
    page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_RENDERED_PAGES)),
  }),
  /** Id of a document added later; the résumé if omitted. */
  query: z.object({ document: z.optional(uuid) }),
  problems: ['not-found', 'unavailable'],
} as const;

export const FILE_PAGE_CALLS = defineCalls(common, {
  getFilePage: {
    route: 'GET /applications/:id/pages/:page',
    summary:
      'Get text, links and size of a page of the résumé or a document; the access is recorded in the audit log',
    answer: FilePage,
  },
  getFilePicture: {
    route: 'GET /applications/:id/pages/:page/picture',
    summary: 'Get the picture of a page as WebP',
    answer: 'file',
  },
});
