/** What can be done with an entry: publish now or later, undo, history, bin. */
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';
import { mutate } from '#console/api/mutate.ts';
import { currentStaffId, useCan } from '#console/session.tsx';
import { Button, buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu, type MenuItem } from '#console/ui/menu.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';
import { CREATABLE_KINDS } from '#contract/console/entry-names.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { EntryDialogName } from './entry-dialogs.tsx';
import { showEntry } from './show-entry.ts';

const EntryDialog = lazy(() => import('./entry-dialogs.tsx'));

interface EntryActionsProps {
  entry: EntryDetail;
  saver: DraftSaver;
}

export function EntryActions({ entry, saver }: EntryActionsProps) {
  const [opened, setOpened] = useState<EntryDialogName>();
  const [isBusy, setBusy] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const ownId = currentStaffId();
  const mayPublish = useCan('content.publish');
  const mayReview = useCan('content.review');
  const { file, draftVersion, deletedAt } = entry;
  const close = () => setOpened(undefined);
  const mustAsk = entry.needsReview && !mayReview;

  /** Everything typed is saved first, so that it is part of what happens next. */
  async function afterSaving(run: (saved: EntryDetail) => unknown) {
    setBusy(true);
    const isSaved = await saver.flush();
    setBusy(false);
    if (isSaved) await run(saver.getSnapshot().entry);
  }

  async function publishNow() {
    await afterSaving(async (saved) => {
      if (saved.draftVersion === 0) return;
      // Words of someone else are shown before they go live.
      if (saved.draftBy !== null && saved.draftBy.id !== ownId) return setOpened('publish');
      setPublishing(true);
      await publish(saved, () => setOpened('publish'));
      setPublishing(false);
    });
  }

  if (deletedAt !== null) return <RestoreButton file={file} />;
  return (
    <>
      {mayPublish && !mustAsk && (
        <Button
          tone="action"
          isBusy={isBusy || isPublishing}
          disabled={draftVersion === 0 && !saver.isDirty && !isPublishing}
          onClick={publishNow}
        >
          {isPublishing ? 'Publishing…' : 'Publish'}
        </Button>
      )}
      {mustAsk && <ReviewButton entry={entry} onSave={afterSaving} />}
      <EntryMenu entry={entry} onOpen={(next) => afterSaving(() => setOpened(next))} />
      {opened && (
        <Suspense>
          <EntryDialog
            name={opened}
            entry={saver.getSnapshot().entry}
            saver={saver}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** @param onRefused shows what prevents publishing */
async function publish(entry: EntryDetail, onRefused: () => void): Promise<void> {
  const { file, draftVersion: version } = entry;
  const published = await mutate({
    send: () => call('publishEntry', { body: { file, version } }),
    invalidates: ['content'],
    doneText: entry.isPublic
      ? `Published ${entry.title}`
      : `Published ${entry.title}, which visitors see in English only`,
    undo: async () => {
      const current = await call('getEntry', { query: { file } });
      const publishedVersion = current.publishedVersion ?? 0;
      showEntry(await call('undoPublish', { body: { file, publishedVersion } }));
    },
    onProblem: (problem) => {
      if (!(problem instanceof CallProblem)) return false;
      onRefused();
      return true;
    },
  });
  if (published) showEntry(published);
}

interface EntryMenuProps {
  entry: EntryDetail;
  onOpen: (dialog: EntryDialogName) => void;
}

function EntryMenu({ entry, onOpen }: EntryMenuProps) {
  const mayPublish = useCan('content.publish');
  const mayEdit = useCan('content.edit');
  const { file, kind, draftVersion, isLive, isPublic, path } = entry;
  const isCreatable = CREATABLE_KINDS.some((each) => each === kind);
  const items: (MenuItem | 'line' | false)[] = [
    mayPublish &&
      (draftVersion > 0 || isLive) && {
        label: 'Publish later…',
        icon: 'clock',
        onSelect: () => onOpen('schedule'),
      },
    draftVersion > 0 && { label: 'What changes…', icon: 'eye', onSelect: () => onOpen('publish') },
    { label: 'History…', icon: 'history', onSelect: () => onOpen('history') },
    draftVersion > 0 &&
      mayEdit && { label: 'Share the draft…', icon: 'send', onSelect: () => onOpen('share') },
    isLive &&
      isPublic &&
      path !== null && {
        label: 'Open the live page',
        icon: 'monitor',
        onSelect: () => window.open(path, '_blank', 'noopener'),
      },
    'line',
    draftVersion > 0 &&
      mayEdit && { label: 'Discard the draft', icon: 'undo-2', onSelect: () => discard(entry) },
    isCreatable && mayEdit && { label: 'Copy…', icon: 'copy', onSelect: () => onOpen('copy') },
    isCreatable &&
      file.endsWith('.md') &&
      mayPublish && { label: 'Change the URL…', icon: 'link-2', onSelect: () => onOpen('rename') },
    isLive &&
      isCreatable &&
      mayPublish && {
        label: 'Take off the site',
        icon: 'eye-off',
        onSelect: () => unpublish(file),
      },
    isCreatable &&
      mayPublish && {
        label: 'Delete…',
        icon: 'trash-2',
        isDanger: true,
        onSelect: () => onOpen('delete'),
      },
  ];
  const shown = items.filter((item) => item !== false);
  return (
    <Menu
      label="More actions"
      side="below-end"
      buttonClass={buttonClass({})}
      items={shown.at(-1) === 'line' ? shown.slice(0, -1) : shown}
    >
      <Icon name="ellipsis" />
    </Menu>
  );
}

async function discard({ file, draftVersion: version, title, isLive }: EntryDetail) {
  const entry = await mutate({
    send: () => call('discardDraft', { body: { file, version } }),
    invalidates: ['content'],
    doneText: isLive ? `Discarded the draft of ${title}` : `Discarded ${title}`,
  });
  if (entry) location.reload();
}

async function unpublish(file: string) {
  const entry = await mutate({
    send: () => call('unpublishEntry', { body: { file } }),
    invalidates: ['content'],
    doneText: 'Taken off the site. The text is kept as a draft.',
  });
  if (entry) showEntry(entry);
}

function RestoreButton({ file }: { file: string }) {
  const mayEdit = useCan('content.edit');
  const navigate = useNavigate();
  if (!mayEdit) return null;
  return (
    <Button
      tone="primary"
      onClick={async () => {
        const entry = await mutate({
          send: () => call('restoreEntry', { body: { file } }),
          invalidates: ['content'],
          doneText: 'Restored as a draft',
        });
        if (!entry) return;
        showEntry(entry);
        await navigate('.', { replace: true });
      }}
    >
      Restore
    </Button>
  );
}

interface ReviewButtonProps {
  entry: EntryDetail;
  onSave: (run: () => unknown) => Promise<void>;
}

function ReviewButton({ entry: { file, reviewAskedAt, draftVersion }, onSave }: ReviewButtonProps) {
  const isAsked = reviewAskedAt === null;
  const ask = async () => {
    const entry = await mutate({
      send: () => call('askReview', { body: { file, isAsked } }),
      invalidates: ['content'],
      doneText: isAsked ? 'Asked for a review' : 'No longer waits for a review',
    });
    if (entry) showEntry(entry);
  };
  return (
    <Button tone="action" disabled={draftVersion === 0} onClick={() => onSave(ask)}>
      {isAsked ? 'Ask for a review' : 'Take back the request'}
    </Button>
  );
}
