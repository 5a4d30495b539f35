import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { Avatar } from '#console/ui/avatar.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { formatDateTime } from '#console/ui/formats.ts';
import { IconButton } from '#console/ui/icon-button.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { useDraft } from '#console/ui/use-draft.ts';
import type { Note } from '#contract/console/applicants.ts';
import { EditNote } from './edit-note.tsx';
import { partsOf } from './mentions.ts';

interface NoteItemProps {
  note: Note;
  applicantId: string;
  isOwn: boolean;
}

export function NoteItem({ note, applicantId, isOwn }: NoteItemProps) {
  const { id, staff, text, mentions, createdAt, editedAt, version } = note;
  const draft = useDraft(`note-edit:${id}`, { text, version });
  const [isEditing, setEditing] = useState(draft.isRestored);
  return (
    <li className="flex gap-3">
      <Avatar name={staff.name} />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-7 items-center gap-2 text-sm">
          <span className="font-medium">{staff.name}</span>
          <RelativeTime at={createdAt} className="text-xs text-quiet" />
          {editedAt !== null && <span className="text-xs text-quiet">edited</span>}
          {isOwn && !isEditing && (
            <OwnButtons note={note} applicantId={applicantId} onEdit={() => setEditing(true)} />
          )}
        </div>
        {isEditing ? (
          <EditNote
            note={note}
            applicantId={applicantId}
            draft={draft}
            onDone={() => setEditing(false)}
          />
        ) : (
          <p className="text-base wrap-anywhere whitespace-pre-wrap">
            {partsOf(text, mentions).map((part, at) =>
              part.isMention ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come twice
                <strong key={at} className="font-medium text-accent">
                  {part.text}
                </strong>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
      </div>
    </li>
  );
}

interface OwnButtonsProps extends Pick<NoteItemProps, 'note' | 'applicantId'> {
  onEdit: () => void;
}

function OwnButtons({ note: { id, createdAt }, applicantId, onEdit }: OwnButtonsProps) {
  const [isRemoving, setRemoving] = useState(false);
  const when = formatDateTime(createdAt);
  return (
    <span className="ml-auto flex">
      <IconButton icon="pencil" size="small" label={`Edit note from ${when}`} onClick={onEdit} />
      <IconButton
        icon="trash-2"
        size="small"
        label={`Delete note from ${when}`}
        onClick={() => setRemoving(true)}
      />
      <ConfirmDialog
        title="Delete this note?"
        isOpen={isRemoving}
        isDanger
        confirmLabel="Delete note"
        onClose={() => setRemoving(false)}
        onConfirm={async () => {
          await call('removeNote', { params: { id } });
          showToast({ text: 'Note deleted' });
          invalidate([`application:${applicantId}`]);
        }}
      >
        This deletes the note for everyone. It cannot be undone.
      </ConfirmDialog>
    </span>
  );
}
