import { useState } from 'react';
import { useCan } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { MoreRows } from '#console/ui/more-rows.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { searchOf, useMediaList } from '#console/views/media/media-list.ts';
import { GRID, MediaTile, TILE_TARGET } from '#console/views/media/media-tile.tsx';
import { DropArea } from '#console/views/media/uploads/drop-area.tsx';
import { UploadButton } from '#console/views/media/uploads/upload-button.tsx';
import { UploadList } from '#console/views/media/uploads/upload-list.tsx';
import { addUploads } from '#console/views/media/uploads/upload-store.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { PICTURE_ACCEPT } from '#contract/media-files.ts';
import type { PickerFilter } from './picker-request.ts';

interface MediaPickerProps {
  filter: PickerFilter;
  /** `id` is the path; the size is in `width` and `height`. */
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}

interface FilterText {
  kinds: readonly MediaItem['kind'][];
  nouns: readonly [one: string, many: string];
  accept: string;
}

const FILTERS: Record<PickerFilter, FilterText> = {
  pictures: {
    kinds: ['picture', 'drawing'],
    nouns: ['picture', 'pictures'],
    accept: PICTURE_ACCEPT,
  },
  videos: { kinds: ['video'], nouns: ['video', 'videos'], accept: 'video/mp4,video/webm' },
  pdfs: { kinds: ['pdf'], nouns: ['PDF', 'PDFs'], accept: 'application/pdf' },
};

/** A dialog with the files of one kind. An uploaded file is picked when it is ready. */
export function MediaPicker({ filter, onPick, onClose }: MediaPickerProps) {
  const [search, setSearch] = useState('');
  const list = useMediaList(searchOf({ filter, q: search }));
  const mayUpload = useCan('content.edit');
  const [isOther, setOther] = useState(false);
  const { data } = list;
  const items = data?.items ?? [];
  const { kinds, nouns, accept } = FILTERS[filter];
  const [one, many] = nouns;
  function add(files: readonly File[]) {
    setOther(false);
    const pick = (item: MediaItem) => (kinds.includes(item.kind) ? onPick(item) : setOther(true));
    // After several files the person chooses one of them.
    addUploads(files, files.length === 1 ? pick : undefined);
  }
  return (
    <Dialog title={`Choose a ${one}`} isOpen onClose={onClose} size="wide" keepsOpenOnOutsideClick>
      <DropArea onFiles={add} isOff={!mayUpload}>
        <div className="grid min-h-[50dvh] content-start gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <SearchField label="Search by name, text or page" value={search} onSearch={setSearch} />
            {mayUpload && (
              <UploadButton tone="primary" icon="upload" accept={accept} onFiles={add}>
                Upload
              </UploadButton>
            )}
          </div>
          {isOther && (
            <Banner tone="warning">
              The file was added to the library, but it is not a {one}. Choose a {one}.
            </Banner>
          )}
          <div className="-mx-4 -mb-4 empty:hidden">
            <UploadList />
          </div>
          <QueryPending query={list} label="Loading the library" />
          {data && items.length === 0 && (
            <EmptyState icon="image" title={search ? `No matching ${many}` : `No ${many} yet`}>
              {search ? 'Search by another word.' : `Upload the first ${one}.`}
            </EmptyState>
          )}
          {items.length > 0 && (
            <div>
              <ul aria-label={many} className={GRID}>
                {items.map((item) => (
                  <MediaTile key={item.id} item={item}>
                    <button
                      type="button"
                      onClick={() => onPick(item)}
                      className={`max-w-full cursor-pointer truncate text-left ${TILE_TARGET}`}
                    >
                      {item.title}
                    </button>
                  </MediaTile>
                ))}
              </ul>
              <MoreRows
                list={list}
                loadedCount={items.length}
                {...(data && { total: data.total })}
                nouns={nouns}
              />
            </div>
          )}
        </div>
      </DropArea>
    </Dialog>
  );
}
