import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button, buttonClass } from '#console/ui/button.tsx';
import { DetailPage } from '#console/ui/detail-page.tsx';
import { formatDateTime } from '#console/ui/formats.ts';
import { Icon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { formatBytes, KIND_NAMES, originalUrl, sizeOf } from '#console/views/media/media-facts.ts';
import { StateBadge } from '#console/views/media/media-tile.tsx';
import type { MediaDetail } from '#contract/console/media.ts';
import { MAKE_FAILURE } from '#contract/media-files.ts';
import { EditFile } from './edit-file.tsx';
import { FileActions, retry } from './file-actions.tsx';
import { FilePreview } from './file-preview.tsx';
import { Places } from './places.tsx';

export function Component() {
  const [params] = useSearchParams();
  const path = params.get('path') ?? '';
  const file = useQuery({
    queryKey: [`media/item?${path}`],
    queryFn: ({ signal }) => call('getMedia', { query: { path }, signal }),
  });
  return (
    <DetailPage
      query={file}
      title="File"
      label="Loading the file"
      list="/media"
      notFound={{ heading: 'File', icon: 'image', title: 'No such file', back: 'Back to media' }}
    >
      {(item) => <FileView key={item.id} item={item} />}
    </DetailPage>
  );
}

function FileView({ item }: { item: MediaDetail }) {
  const mayChange = useCan('content.edit') && item.source === 'upload';
  const canEdit = mayChange && item.deletedAt === null;
  return (
    <Page
      title={item.title}
      lead={<BackLink pathname="/media" group="Media" />}
      note={<StateBadge item={item} />}
      actions={
        <>
          <DownloadLink item={item} />
          {mayChange && <FileActions item={item} />}
        </>
      }
      isWide
    >
      <div className="grid gap-4 px-4 pb-8">
        <FileBanner item={item} mayRetry={canEdit} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
          {canEdit ? (
            // Another version has other values to begin with.
            <EditFile key={item.version} item={item} />
          ) : (
            <Panel>
              <FilePreview item={item} />
            </Panel>
          )}
          <div className="grid gap-4">
            <Places places={item.places} />
            <Facts item={item} />
          </div>
        </div>
      </div>
    </Page>
  );
}

function DownloadLink({ item }: { item: MediaDetail }) {
  const url = originalUrl(item);
  if (url === null) return null;
  return (
    <a href={url} download className={buttonClass({})}>
      <Icon name="download" />
      Download original
    </a>
  );
}

function FileBanner({ item, mayRetry }: { item: MediaDetail; mayRetry: boolean }) {
  if (item.deletedAt !== null) {
    return (
      <Banner tone="warning">
        This file is in the bin since {formatDateTime(item.deletedAt)}. It will be erased after 30
        days.
      </Banner>
    );
  }
  if (item.state !== 'failed') return null;
  return (
    <Banner
      tone="problem"
      actions={
        mayRetry && (
          <Button size="small" onClick={() => retry(item)}>
            Retry
          </Button>
        )
      }
    >
      {MAKE_FAILURE} Retry, or replace the file with a smaller one.
    </Banner>
  );
}

function Facts({ item }: { item: MediaDetail }) {
  const { uploadedAt, uploadedBy, source, id, kind } = item;
  const facts = [
    ['Type', `${KIND_NAMES[kind]} (${id.replace(/^.*\./, '').toUpperCase()})`],
    ['Dimensions', sizeOf(item) && `${sizeOf(item)} pixels`],
    ['Size', formatBytes(item.bytes)],
    ['Path', id],
    ['Uploaded', uploadedAt === null ? '' : formatDateTime(uploadedAt)],
    ['By', uploadedBy?.name ?? ''],
    ['Source', source === 'pack' ? 'The pack’s folder. It can only be changed there.' : ''],
  ] as const;
  return (
    <Panel title="Facts">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Panel>
  );
}
