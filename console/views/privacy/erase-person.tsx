import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { EVERYTHING } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { totalOf, WhatGoes } from './counts.tsx';

export type ErasurePlan = Answer<'planErasure'> & { email: string };

interface ErasePersonProps {
  plan: ErasurePlan;
  onErased: () => void;
}

export function ErasePerson({ plan, onErased }: ErasePersonProps) {
  const { email, counts, undelivered } = plan;
  const [isAsking, setAsking] = useState(false);
  if (totalOf(counts) === 0) {
    return <p className="mt-4 text-base">Nothing is stored under {email}.</p>;
  }
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <p className="text-base">
        Under <strong className="font-medium wrap-anywhere">{email}</strong> there is:
      </p>
      <WhatGoes counts={counts} undelivered={undelivered} />
      <div>
        <Button tone="danger" icon="trash-2" onClick={() => setAsking(true)}>
          Erase all of it
        </Button>
      </div>
      {isAsking && <Question email={email} onClose={() => setAsking(false)} onErased={onErased} />}
    </div>
  );
}

interface QuestionProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

function Question({ email, onClose, onErased }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  async function erase() {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setError('This is another address');
      return;
    }
    const answer = await mutate({
      send: () => call('erasePerson', { body: { email } }),
      changes: [EVERYTHING],
      done: `Everything of ${email} is erased`,
    });
    if (answer) onErased();
  }

  return (
    <FormDialog
      title="Erase this person?"
      staysOpen
      size="narrow"
      className="grid gap-3 text-base"
      sendLabel="Erase for good"
      isDanger
      onSend={erase}
      onClose={onClose}
    >
      <p>
        Applications with their résumés, notes, ratings and mails, messages, leads, subscriptions
        and alerts go. Nothing brings them back. The record keeps that you did it, without the
        address.
      </p>
      <TextField
        label={`Type ${email} to go on`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
