/** The dialogs of an entry's actions. They load when the first one opens. */
import type { ReactElement } from 'react';
import { NewEntry } from '#console/views/content/new-entry.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface DialogProps {
  entry: EntryDetail;
  saver: DraftSaver;
  onClose: () => void;
}

const DIALOGS = {
  publish: PublishDialog,
  schedule: ScheduleDialog,
  history: HistoryDialog,
  share: ShareDialog,
  rename: RenameDialog,
  delete: DeleteDialog,
  copy: CopyDialog,
} satisfies Record<string, (props: DialogProps) => ReactElement>;

export type EntryDialogName = keyof typeof DIALOGS;

export default function EntryDialog({ name, ...props }: DialogProps & { name: EntryDialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}

function CopyDialog({ entry: { kind, file }, onClose }: DialogProps) {
  return <NewEntry kind={kind} copyOf={file} onClose={onClose} />;
}
