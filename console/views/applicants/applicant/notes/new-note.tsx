import { useMutation } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { useDraft } from '#console/ui/use-draft.ts';
import { useStaff } from '#console/views/applicants/data/console-facts.ts';
import { lengthProblem, textProblem } from '#console/views/applicants/data/text-problems.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { mentionedIn } from './mentions.ts';
import { NoteField } from './note-field.tsx';

interface NewNoteProps {
  applicant: Applicant;
  ref: React.Ref<HTMLTextAreaElement>;
}

/** The draft is kept in the tab until it is saved. */
export function NewNote({ applicant: { id, name }, ref }: NewNoteProps) {
  const staff = useStaff('applicants.read');
  const draft = useDraft(`note:${id}`, '');
  const text = draft.value;
  const tooLong = lengthProblem(text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('addNote', { params: { id }, body: { text, mentions: mentionedIn(text, staff) } }),
    onSuccess: () => {
      draft.clear();
      showToast({ text: 'Note added' });
      invalidate([`application:${id}`]);
    },
  });
  const add = () => {
    if (text.trim() && !tooLong && !isPending) mutate();
  };
  const fieldProblem = textProblem(error);
  return (
    <Form className="grid gap-2" isBusy={isPending} onSubmit={add}>
      {error && !fieldProblem && (
        <Banner tone="problem">{errorMessage(error)} Your note is still here.</Banner>
      )}
      <NoteField
        ref={ref}
        label={`New note on ${name}`}
        value={text}
        onChange={draft.set}
        staff={staff}
        error={tooLong ?? fieldProblem}
        onSubmit={add}
      />
      <div className="flex items-center gap-3">
        <Button
          tone="primary"
          type="submit"
          keys="mod+Enter"
          isBusy={isPending}
          disabled={!text.trim() || tooLong !== undefined}
        >
          Add note
        </Button>
        {draft.isRestored && <span className="text-xs text-quiet">Unsaved draft restored</span>}
      </div>
    </Form>
  );
}
