import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import type { Draft } from '#console/ui/use-draft.ts';
import { ConflictDialog } from '#console/views/applicants/changes/conflict-dialog.tsx';
import { useStaff } from '#console/views/applicants/data/console-facts.ts';
import { lengthProblem, textProblem } from '#console/views/applicants/data/text-problems.ts';
import type { Note } from '#contract/console/applicants.ts';
import { mentionedIn } from './mentions.ts';
import { NoteField } from './note-field.tsx';

interface EditNoteProps {
  note: Note;
  applicantId: string;
  /** The text, and the version of the note that it is based on. */
  draft: Draft<{ text: string; version: number }>;
  onDone: () => void;
}

/** Saves the note. If someone else has saved it first, `conflict` is their version. */
function useSaving({ note, applicantId, draft, onDone }: EditNoteProps) {
  const staff = useStaff('applicants.read');
  const [conflict, setConflict] = useState<Note | null>(null);
  const { text } = draft.value;

  function finish() {
    setConflict(null);
    draft.clear();
    onDone();
    invalidate([`application:${applicantId}`]);
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: (version: number) => {
      const body = { text, mentions: mentionedIn(text, staff), version };
      return call('editNote', { params: { id: note.id }, body });
    },
    onSuccess: finish,
    onError: (problem) => {
      if (isStale(problem)) setConflict(problem.current as Note);
    },
  });
  return {
    staff,
    save: (version: number) => {
      setConflict(null);
      if (text.trim() && !lengthProblem(text) && !isPending) mutate(version);
    },
    isSaving: isPending,
    problem: isStale(error) ? null : error,
    conflict,
    keepTheirs: finish,
    decideLater: () => setConflict(null),
  };
}

const isStale = (problem: unknown): problem is CallProblem =>
  problem instanceof CallProblem && problem.is('stale');

export function EditNote(props: EditNoteProps) {
  const { draft, onDone } = props;
  // A version that someone else saves while this is open must cause a conflict.
  const [baseVersion] = useState(draft.value.version);
  const { staff, save, isSaving, problem, conflict, ...choice } = useSaving(props);
  const { text } = draft.value;
  const tooLong = lengthProblem(text);
  const fieldProblem = textProblem(problem);
  return (
    <Form className="mt-1 grid gap-2" isBusy={isSaving} onSubmit={() => save(baseVersion)}>
      {problem && !fieldProblem && (
        <Banner tone="problem">{errorMessage(problem)} Your changes are still here.</Banner>
      )}
      <NoteField
        label="Edit note"
        value={text}
        onChange={(next) => draft.set({ text: next, version: baseVersion })}
        staff={staff}
        error={tooLong ?? fieldProblem}
        onSubmit={() => save(baseVersion)}
      />
      <div className="flex gap-2">
        <Button
          tone="primary"
          type="submit"
          isBusy={isSaving}
          disabled={!text.trim() || tooLong !== undefined}
        >
          Save note
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
          title="This note has changed"
          mine={text}
          theirs={conflict.text}
          onMine={() => save(conflict.version)}
          onTheirs={choice.keepTheirs}
          onClose={choice.decideLater}
        />
      )}
    </Form>
  );
}
