/** Search and filters of the library. */
import { MEDIA_PAGE, type MediaFilter, type MediaItem } from '#contract/console/media.ts';
import { ProblemError } from '#contract/problem.ts';
import { type MediaSources, pathsNear } from './media-uses.ts';

export interface MediaQuery {
  q?: string | undefined;
  filter?: MediaFilter | undefined;
  /** The number of items before the page. */
  cursor?: string | undefined;
}

const FILTERS: Record<Exclude<MediaFilter, 'bin'>, (item: MediaItem) => boolean> = {
  pictures: ({ kind }) => kind === 'picture' || kind === 'drawing',
  videos: ({ kind }) => kind === 'video',
  pdfs: ({ kind }) => kind === 'pdf',
  // A file of the pack is not deleted here.
  unused: ({ uses, source }) => uses === 0 && source === 'upload',
  'in-progress': ({ state }) => state !== 'ready',
};

/** @throws ProblemError `malformed` for an invalid cursor */
export function listMedia(
  items: readonly MediaItem[],
  { q = '', filter, cursor = '0' }: MediaQuery,
  sources: MediaSources,
) {
  if (!/^\d{1,7}$/.test(cursor)) throw new ProblemError('malformed', 'cursor: this is invalid');
  const inLibrary = items.filter(({ deletedAt }) => (deletedAt !== null) === (filter === 'bin'));
  const search = q.trim().toLowerCase();
  const near = search.length > 1 ? pathsNear(search, sources) : new Set<string>();
  const matches = inLibrary.filter(
    (item) =>
      (!filter || filter === 'bin' || FILTERS[filter](item)) &&
      (search === '' ||
        `${item.title}\n${item.id}`.toLowerCase().includes(search) ||
        near.has(item.id)),
  );
  const start = Number(cursor);
  const end = start + MEDIA_PAGE;
  return {
    items: matches.slice(start, end),
    next: end < matches.length ? String(end) : null,
    total: matches.length,
    inProgress: items.filter(
      ({ state, deletedAt }) => (state === 'queued' || state === 'making') && deletedAt === null,
    ).length,
  };
}
