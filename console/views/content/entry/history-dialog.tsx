/** The versions of an entry, what each one differs in from what is live, and ways back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { formatDateTime } from '#console/ui/formats.ts';
import { QueryPending } from '#console/ui/pending.tsx';
import type { EntryDetail, EntryVersion } from '#contract/console/entries.ts';
import type { VersionReason } from '#contract/console/entry-names.ts';
import { DiffList } from './diff-list.tsx';
import { showEntry } from './show-entry.ts';

const REASONS: Readonly<Record<VersionReason, string>> = {
  file: 'From the content folder',
  imported: 'Imported from another site',
  merged: 'File and console merged',
  published: 'Published',
  scheduled: 'Planned',
  restored: 'Restored',
  undone: 'Publication undone',
  resolved: 'Conflict resolved',
  shared: 'Shared by a link',
};

interface HistoryDialogProps {
  entry: EntryDetail;
  onClose: () => void;
}

export function HistoryDialog({ entry, onClose }: HistoryDialogProps) {
  const { file, publishedVersion } = entry;
  const mayPublish = useCan('content.publish');
  const versions = useQuery({
    queryKey: [`content/versions:${file}`],
    queryFn: ({ signal }) => call('listVersions', { query: { file }, signal }),
  });
  const canUndo = mayPublish && publishedVersion !== null && publishedVersion > 1;

  async function undo() {
    const undone = await mutate({
      send: () => call('undoPublish', { body: { file, publishedVersion: publishedVersion ?? 0 } }),
      invalidates: ['content'],
      doneText: 'The version before is live again. The undone text is a draft.',
    });
    if (!undone) return;
    showEntry(undone);
    onClose();
  }

  return (
    <Dialog
      title={`History of ${entry.title}`}
      size="wide"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {canUndo && (
            <Button tone="primary" icon="undo-2" onClick={undo}>
              Undo the last publication
            </Button>
          )}
        </>
      }
    >
      <QueryPending query={versions} label="Versions" />
      <ol className="divide-y divide-line">
        {versions.data?.map((version) => (
          <VersionRow key={version.number} entry={entry} version={version} onRestored={onClose} />
        ))}
      </ol>
    </Dialog>
  );
}

interface VersionRowProps {
  entry: EntryDetail;
  version: EntryVersion;
  onRestored: () => void;
}

function VersionRow({ entry, version, onRestored }: VersionRowProps) {
  const { file, draftVersion } = entry;
  const { number, reason, by, at, isLive, isFile } = version;
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useCan('content.edit');
  const diff = useQuery({
    queryKey: [`content/diff:${file}/version-${number}/${entry.publishedVersion}`],
    queryFn: ({ signal }) => call('compareVersions', { query: { file, version: number }, signal }),
    enabled: isOpen && !isLive,
  });

  async function restore() {
    const restored = await mutate({
      send: () => call('restoreVersion', { body: { file, number, version: draftVersion } }),
      invalidates: ['content'],
      doneText: `Version ${number} is the draft now`,
    });
    if (!restored) return;
    showEntry(restored);
    onRestored();
  }

  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-48 text-sm">
          <span className="font-medium">{REASONS[reason]}</span>
          <span className="text-quiet">
            {' '}
            · {formatDateTime(at)}
            {by && ` · ${by.name}`}
          </span>
        </p>
        {isLive && <Badge tone="success">Live</Badge>}
        {isFile && <Badge>In the file</Badge>}
        {!isLive && (
          <>
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Compare<span className="sr-only"> version {number} with what is live</span>
            </Button>
            {mayEdit && (
              <Button size="small" onClick={restore}>
                Restore<span className="sr-only"> version {number}</span>
              </Button>
            )}
          </>
        )}
      </div>
      {isOpen && !isLive && (
        <div className="rounded-inner bg-sunken p-3">
          <QueryPending query={diff} label="Differences" />
          {diff.data && <DiffList diff={diff.data} entry={entry} />}
        </div>
      )}
    </li>
  );
}
