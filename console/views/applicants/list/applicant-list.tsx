import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordsOf } from '#console/api/call-problem.ts';
import { useCan } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { countWords, MoreRows } from '#console/ui/more-rows.tsx';
import { Page } from '#console/ui/page.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { NOTHING_SELECTED, within } from '#console/ui/selection.ts';
import { type Act, Acting } from '#console/views/applicants/changes/acting.tsx';
import { useApplicantList } from '#console/views/applicants/data/use-applicant-list.ts';
import {
  type Filters,
  isFiltered,
  readFilters,
  searchOf,
} from '#console/views/applicants/filters/applicant-filters.ts';
import { FilterBar } from '#console/views/applicants/filters/filter-bar.tsx';
import { ViewSwitch } from '#console/views/applicants/filters/view-switch.tsx';
import { ApplicantRows } from './applicant-rows.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { NobodyFits, NobodyYet } from './empty-list.tsx';
import { ExportButton } from './export-button.tsx';
import { useListPosition } from './row-links.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelectAll } from './use-select-all.ts';

/** All who have applied, the newest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const search = searchOf(filters);
  const list = useApplicantList(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const items = data?.items ?? [];
  const order = items.map(({ id }) => id);
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const selection = within(chosen, order);
  const [act, setAct] = useState<Act | null>(null);
  const mayWork = useCan('applicants.work');
  const mayExport = useCan('applicants.export');
  const rows = useRef<HTMLUListElement>(null);
  const setFilters = useCallback(
    (next: Filters, isTyping = false) => {
      setChosen(NOTHING_SELECTED);
      setParams(searchOf(next), { replace: isTyping, preventScrollReset: true });
    },
    [setParams],
  );
  useListPosition(rows, data !== undefined && !isPlaceholderData);
  useListKeys({ rows, items, selection, setSelection: setChosen, act: setAct, search, mayWork });
  const total = data?.total ?? 0;
  const all = useSelectAll(search, { ...list, order, total }, setChosen);
  const selected = items.filter(({ id }) => selection.ids.has(id));
  return (
    <Page
      title="Applicants"
      note={data && !isPlaceholderData ? countWords(data.total, data.areSimilar) : undefined}
      actions={
        <>
          {mayExport && items.length > 0 && <ExportButton filters={filters} />}
          <ViewSwitch search={search} />
        </>
      }
      isWide
    >
      <FilterBar filters={filters} onChange={setFilters} items={items} hasStages />
      {error && data !== undefined && (
        <div className="px-4 py-2">
          <Banner
            tone="problem"
            actions={
              <Button size="small" onClick={() => refetch()}>
                Retry
              </Button>
            }
          >
            {wordsOf(error)} What shows here may be old.
          </Banner>
        </div>
      )}
      <Pending query={list} rows={10} label="Loading applicants" />
      {data !== undefined &&
        items.length === 0 &&
        !isPlaceholderData &&
        (isFiltered(filters) ? (
          <NobodyFits filters={filters} unknown={data.unknown ?? []} onChange={setFilters} />
        ) : (
          <NobodyYet />
        ))}
      {items.length > 0 && (
        <div
          className={`transition-opacity ${isPlaceholderData && isFetching ? 'opacity-60' : ''}`}
        >
          <ApplicantRows
            ref={rows}
            items={items}
            search={search}
            selection={selection}
            mayWork={mayWork}
            onSelect={setChosen}
            onAct={setAct}
          />
          <MoreRows list={list} shown={items.length} total={total} />
        </div>
      )}
      <BulkBar
        selected={selected}
        total={Math.max(total, items.length)}
        loaded={items.length}
        all={all}
        onAct={setAct}
        onClear={() => setChosen(NOTHING_SELECTED)}
      />
      <Acting act={act} onChange={setAct} tags={items} />
    </Page>
  );
}
