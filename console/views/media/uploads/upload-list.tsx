import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '#console/ui/button.tsx';
import { Icon, type IconName } from '#console/ui/icon.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { formatBytes, linkTo } from '#console/views/media/media-facts.ts';
import {
  allUploads,
  cancelUpload,
  clearEndedUploads,
  isActive,
  retryUpload,
  type Upload,
  watchUploads,
} from './upload-store.ts';

/** The uploads of this visit with their progress. Empty without any. */
export function UploadList() {
  const uploads = useSyncExternalStore(watchUploads, allUploads);
  if (uploads.length === 0) return null;
  const active = uploads.filter(isActive).length;
  return (
    <section
      aria-label="Uploads"
      className="mx-4 mb-4 overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <header className="flex min-h-11 items-center gap-3 border-b border-line px-4">
        <h2 className="text-base" aria-live="polite">
          {active > 0 ? `Uploading ${countOf(active)}` : 'Uploads finished'}
        </h2>
        {active < uploads.length && (
          <Button size="small" tone="plain" className="ml-auto" onClick={clearEndedUploads}>
            Clear finished
          </Button>
        )}
      </header>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

const countOf = (count: number) => (count === 1 ? '1 file' : `${count} files`);

const ICONS: Record<Upload['state'], { name: IconName; className: string }> = {
  waiting: { name: 'clock', className: 'text-quiet' },
  sending: { name: 'upload', className: 'text-accent' },
  checking: { name: 'refresh-cw', className: 'text-accent motion-safe:animate-spin' },
  done: { name: 'circle-check', className: 'text-success' },
  failed: { name: 'circle-alert', className: 'text-danger' },
  canceled: { name: 'ban', className: 'text-quiet' },
};

function statusOf({ state, share, size, message }: Upload): string {
  switch (state) {
    case 'waiting':
      return `${formatBytes(size)}, waiting`;
    case 'sending':
      return `${Math.round(share * 100)}% of ${formatBytes(size)}`;
    case 'checking':
      return 'Checking the file';
    case 'done':
      return message || 'Added to the library';
    case 'failed':
      return message;
    case 'canceled':
      return 'Canceled';
  }
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, share, item, mayRetry } = upload;
  const { name: icon, className } = ICONS[state];
  return (
    <li className="relative flex min-h-13 items-center gap-3 px-4 py-2 text-sm">
      <Icon name={icon} className={className} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {item ? (
            <Link to={linkTo(item)} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={`text-xs ${state === 'failed' ? 'text-danger' : 'text-quiet'}`}>
          {statusOf(upload)}
        </p>
      </div>
      {(state === 'failed' || state === 'canceled') && mayRetry && (
        <Button size="small" onClick={() => retryUpload(id)}>
          Retry<span className="sr-only"> {name}</span>
        </Button>
      )}
      {isActive(upload) && (
        <IconButton
          icon="x"
          label={`Cancel ${name}`}
          size="small"
          onClick={() => cancelUpload(id)}
        />
      )}
      {state === 'sending' && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      )}
    </li>
  );
}
