import { Link, useSearchParams } from 'react-router';
import { useCan } from '#console/session.tsx';
import type { FromList } from '#console/ui/back-link.tsx';
import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { MoreRows } from '#console/ui/more-rows.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { linkTo } from './media-facts.ts';
import {
  FILTERS,
  type Filters,
  readFilters,
  searchOf,
  useMediaList,
  withFilter,
} from './media-list.ts';
import { GRID, MediaTile, TILE_TARGET } from './media-tile.tsx';
import { DropArea } from './uploads/drop-area.tsx';
import { UploadButton } from './uploads/upload-button.tsx';
import { UploadList } from './uploads/upload-list.tsx';
import { addUploads } from './uploads/upload-store.ts';

const FROM_LIST: FromList = { isFromList: true, pathname: '/media' };

const NOUNS = ['file', 'files'] as const;

export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const list = useMediaList(searchOf(filters));
  const mayEdit = useCan('content.edit');
  const { data, isPlaceholderData } = list;
  const items = data?.items ?? [];
  function filter(name: keyof Filters, value: string, isTyping = false) {
    setParams(searchOf(withFilter(filters, name, value)), { replace: isTyping });
  }
  return (
    <DropArea onFiles={addUploads} isOff={!mayEdit}>
      <Page
        title="Media"
        note={data && data.inProgress > 0 && `${data.inProgress} in progress`}
        actions={
          mayEdit && (
            <UploadButton tone="action" icon="upload" onFiles={addUploads}>
              Upload
            </UploadButton>
          )
        }
        isWide
      >
        <FilterBar filters={filters} onFilter={filter} />
        <UploadList />
        <QueryPending query={list} label="Loading the library" />
        {data && items.length === 0 && !isPlaceholderData && (
          <NoFiles filters={filters} onClear={() => setParams('')} mayEdit={mayEdit} />
        )}
        {items.length > 0 && (
          <div className="px-4 pb-4">
            <ul aria-label="Files" className={GRID}>
              {items.map((item) => (
                <MediaTile key={item.id} item={item}>
                  <Link
                    to={linkTo(item)}
                    state={FROM_LIST}
                    className={`no-underline ${TILE_TARGET}`}
                  >
                    {item.title}
                  </Link>
                </MediaTile>
              ))}
            </ul>
            <MoreRows
              list={list}
              loadedCount={items.length}
              {...(data && { total: data.total })}
              nouns={NOUNS}
            />
          </div>
        )}
      </Page>
    </DropArea>
  );
}

interface FilterBarProps {
  filters: Filters;
  onFilter: (name: keyof Filters, value: string, isTyping?: boolean) => void;
}

function FilterBar({ filters, onFilter }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-4">
      <SearchField
        label="Search by name, text or page"
        value={filters.q ?? ''}
        onSearch={(text) => onFilter('q', text, true)}
        className="max-w-96"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways */}
      <div
        role="group"
        aria-label="Filter files"
        className="scroll-shades flex min-w-0 gap-1 overflow-x-auto rounded-inner"
      >
        {FILTERS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={(filters.filter ?? '') === value}
            onClick={() => onFilter('filter', value)}
            className="h-7 flex-none cursor-pointer rounded-inner px-2.5 text-sm font-medium whitespace-nowrap hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-tint aria-pressed:text-on-accent-tint touch:min-h-11 forced-colors:aria-pressed:border"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface NoFilesProps {
  filters: Filters;
  onClear: () => void;
  mayEdit: boolean;
}

function NoFiles({ filters, onClear, mayEdit }: NoFilesProps) {
  if (filters.filter === 'bin' && !filters.q) {
    return (
      <EmptyState icon="trash-2" title="The bin is empty">
        Deleted files stay here for 30 days and can be restored.
      </EmptyState>
    );
  }
  if (filters.filter || filters.q) {
    return (
      <EmptyState
        icon="image"
        title="No matching files"
        actions={<Button onClick={onClear}>Clear all filters</Button>}
      >
        Search by the name of a file, by its description on a page, or by the page that shows it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="image"
      title="No files yet"
      actions={
        mayEdit && (
          <UploadButton tone="primary" icon="upload" onFiles={addUploads}>
            Upload files
          </UploadButton>
        )
      }
    >
      Upload pictures, videos and PDFs, or drop them on this page.
    </EmptyState>
  );
}
