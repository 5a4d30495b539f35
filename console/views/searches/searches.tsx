import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { Select } from '#console/ui/select.tsx';
import { MISSED_SEARCH_SORTS, type MissedSearch } from '#contract/console/searches.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';

/** What visitors look for and the site does not have. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const sort = MISSED_SEARCH_SORTS.find((each) => each === params.get('sort')) ?? 'frequent';
  const searches = useQuery({
    queryKey: [`missed-searches?${sort}`],
    queryFn: ({ signal }) => call('listMissedSearches', { query: { sort }, signal }),
    placeholderData: keepPreviousData,
  });
  const { data = [] } = searches;
  return (
    <Page
      title="Searches"
      note={<span className="max-sm:hidden">Searches on the site that found nothing</span>}
    >
      <div className="px-4 pb-8">
        <QueryPending query={searches} />
        {searches.data?.length === 0 && (
          <EmptyState icon="search" title="No searches without results">
            When visitors search the site and find nothing, their words appear here.
          </EmptyState>
        )}
        {data.length > 0 && (
          <Panel isFlush>
            <div className="flex justify-end px-4 py-2">
              <Select
                label="Sort"
                value={sort}
                choices={[
                  { value: 'frequent', label: 'Most frequent first' },
                  { value: 'newest', label: 'Newest first' },
                ]}
                onChange={({ target: { value } }) =>
                  setParams(value === 'frequent' ? {} : { sort: value })
                }
              />
            </div>
            <DataList label="Searches without results">
              {data.map((search) => (
                <SearchRow key={`${search.lang} ${search.text}`} {...search} />
              ))}
            </DataList>
          </Panel>
        )}
      </div>
    </Page>
  );
}

function SearchRow({ lang, text, count, lastAt }: MissedSearch) {
  return (
    <DataRow>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {text}
        {lang !== FIRST_LANGUAGE && <span className="ml-2 text-quiet">/{lang}</span>}
      </span>
      <span className="text-quiet tabular-nums">{count === 1 ? 'Once' : `${count} times`}</span>
      <span className="w-24 text-right text-quiet">
        <RelativeTime at={lastAt} />
      </span>
    </DataRow>
  );
}
