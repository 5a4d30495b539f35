/** Saved filters, private to each member of staff. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { CONSOLE_LIMITS } from './limits.ts';
import { ById, limitedText, requiredText, uuid } from './parts.ts';

export const VIEW_AREAS = ['applicants', 'inbox'] as const;
const area = z.enum(VIEW_AREAS);

export const SavedView = z.object({ id: uuid, area, name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

const common = { permission: 'self', tag: 'Saved views' } as const;

export const VIEW_CALLS = defineCalls(common, {
  listViews: {
    route: 'GET /views',
    answer: z.array(SavedView),
    summary: 'List your saved views',
  },
  saveView: {
    route: 'POST /views',
    answer: SavedView,
    summary: 'Save a view; replaces one with the same name and area',
    body: z.object({
      area,
      name: requiredText(CONSOLE_LIMITS.viewName),
      query: limitedText(CONSOLE_LIMITS.viewQuery),
    }),
    problems: ['conflict'],
  },
  removeView: {
    route: 'DELETE /views/:id',
    params: ById,
    summary: 'Delete a saved view',
    problems: ['not-found'],
  },
});
