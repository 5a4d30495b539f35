import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSession } from '#console/session.tsx';
import { Panel } from '#console/ui/panel.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { NewNote } from './new-note.tsx';
import { NoteItem } from './note-item.tsx';

const Ratings = lazy(() => import('./ratings.tsx'));

interface NotesTabProps {
  applicant: Applicant;
  mayWork: boolean;
  /** Focuses the field for a new note. */
  isWriting: boolean;
}

export function NotesTab({ applicant, mayWork, isWriting }: NotesTabProps) {
  const { notes } = applicant;
  const { staff: me } = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);
  return (
    <div className="grid gap-4">
      <Panel title="Notes" note="Only visible to your team. Applicants never see notes.">
        <div className="grid gap-4">
          {mayWork && <NewNote applicant={applicant} ref={field} />}
          {notes.length === 0 && !mayWork && <p className="text-sm text-quiet">No notes yet</p>}
          {notes.length > 0 && (
            <ul aria-label="Notes" className="grid gap-4">
              {notes.map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  applicantId={applicant.id}
                  isOwn={mayWork && note.staff.id === me.id}
                />
              ))}
            </ul>
          )}
        </div>
      </Panel>
      <Suspense>
        <Ratings applicant={applicant} mayWork={mayWork} />
      </Suspense>
    </div>
  );
}
