/** The list of the library in the cache, and its filters in the URL. */
import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { useList } from '#console/api/use-list.ts';
import { urlFilters } from '#console/ui/url-filters.ts';
import type { MediaFilter, MediaItem } from '#contract/console/media.ts';

type FilterName = 'q' | 'filter';
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** In the order of the buttons. */
export const FILTERS: readonly { value: MediaFilter | ''; label: string }[] = [
  { value: '', label: 'All files' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'videos', label: 'Videos' },
  { value: 'pdfs', label: 'PDFs' },
  { value: 'unused', label: 'Unused' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'bin', label: 'Bin' },
];

export const { readFilters, searchOf, withFilter } = urlFilters<FilterName>({
  q: /\S/,
  filter: /^(pictures|videos|pdfs|unused|in-progress|bin)$/,
});

interface MediaList {
  items: MediaItem[];
  next: string | null;
  total: number;
  inProgress: number;
}

/** @param search the filters as `searchOf` writes them */
export function useMediaList(search: string) {
  const readPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const { q, filter } = readFilters(new URLSearchParams(search));
      const query = { q, filter: filter as MediaFilter | undefined, cursor };
      return call('listMedia', { query, signal });
    },
    [search],
  );
  return useList<MediaItem, MediaList>(`media?${search}`, readPage);
}
