import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, wordsOf } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import type { Draft } from '#console/ui/use-draft.ts';
import { ConflictDialog } from '#console/views/applicants/changes/conflict-dialog.tsx';
import { useStaff } from '#console/views/applicants/data/desk-facts.ts';
import { lengthProblem, textProblem } from '#console/views/applicants/data/text-problems.ts';
import type { Note } from '#contract/console/applicants.ts';
import { mentionedIn } from './mentions.ts';
import { NoteField } from './note-field.tsx';

interface EditNoteProps {
  note: Note;
  applicantId: string;
  /** The text, and the version of the note that it was made of. */
  draft: Draft<{ text: string; version: number }>;
  onDone: () => void;
}

export function EditNote({ note, applicantId, draft, onDone }: EditNoteProps) {
  const staff = useStaff('applicants.read');
  // What somebody else saves while this is open is newer than what it was made of.
  const [begunWith] = useState(draft.value.version);
  const [problem, setProblem] = useState<unknown>();
  const [conflict, setConflict] = useState<Note | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { text } = draft.value;
  const tooLong = lengthProblem(text);

  async function save(version: number) {
    if (!text.trim() || tooLong || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { text, mentions: mentionedIn(text, staff), version };
      await call('editNote', { params: { id: note.id }, body });
      finish();
    } catch (error) {
      if (error instanceof CallProblem && error.is('stale')) {
        setConflict(error.current as Note);
      } else setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  function finish() {
    draft.clear();
    onDone();
    invalidate([`application:${applicantId}`]);
  }

  const fieldProblem = textProblem(problem);
  return (
    <form
      className="mt-1 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save(begunWith);
      }}
    >
      {problem !== undefined && !fieldProblem && (
        <Banner tone="problem">{wordsOf(problem)} What you typed is still here.</Banner>
      )}
      <NoteField
        label="Change the note"
        value={text}
        onChange={(next) => draft.set({ text: next, version: begunWith })}
        staff={staff}
        error={tooLong ?? fieldProblem}
        onSubmit={() => void save(begunWith)}
      />
      <div className="flex gap-2">
        <Button
          tone="primary"
          type="submit"
          isBusy={isBusy}
          disabled={!text.trim() || tooLong !== undefined}
        >
          Save
        </Button>
        <Button
          onClick={() => {
            draft.clear();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          title="This note was changed meanwhile"
          mine={text}
          theirs={conflict.text}
          onMine={() => {
            setConflict(null);
            void save(conflict.version);
          }}
          onTheirs={() => {
            setConflict(null);
            finish();
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </form>
  );
}
