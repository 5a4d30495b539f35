import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { setCached } from '#console/api/queries.ts';
import { Avatar } from '#console/ui/avatar.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { TextArea } from '#console/ui/text-field.tsx';
import { useDraft } from '#console/ui/use-draft.ts';
import { lengthProblem } from '#console/views/applicants/data/text-problems.ts';
import type { InboxItem as Item } from '#contract/console/inbox.ts';

/** Notes are for staff; the sender never sees them. */
export function ItemNotes({ item, mayWork }: { item: Item; mayWork: boolean }) {
  const { id, notes } = item;
  if (!mayWork && notes.length === 0) return null;
  return (
    <Panel title="Notes" note="Only visible to your team.">
      {notes.length > 0 && (
        <ul className="mb-4 grid gap-4">
          {notes.map((note) => (
            <li key={note.id} className="flex gap-3">
              <Avatar name={note.staff.name} />
              <div className="min-w-0 flex-1">
                <p className="flex gap-2 text-sm">
                  <span className="font-medium">{note.staff.name}</span>
                  <RelativeTime at={note.createdAt} className="text-xs text-quiet" />
                </p>
                <p className="text-base wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayWork && <NewNote key={id} item={item} />}
    </Panel>
  );
}

function NewNote({ item: { kind, id } }: { item: Item }) {
  const draft = useDraft(`inbox-note:${id}`, '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function add() {
    const text = draft.value.trim();
    const message = text ? lengthProblem(text) : 'Enter a note';
    setProblem(message);
    if (message || isBusy) return;
    setBusy(true);
    try {
      const answer = await call('addInboxNote', { params: { kind, id }, body: { text } });
      setCached(`inbox:${id}`, answer);
      draft.clear();
    } catch (error) {
      setProblem(`${errorMessage(error)} Your note is still here.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form className="grid justify-items-start gap-2" isBusy={isBusy} onSubmit={add}>
      <div className="w-full">
        <TextArea
          label="New note"
          rows={3}
          value={draft.value}
          error={problem}
          onChange={({ target }) => draft.set(target.value)}
        />
      </div>
      <Button type="submit" isBusy={isBusy}>
        Add note
      </Button>
    </Form>
  );
}
