import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { EVERYTHING } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { ErasureCounts, totalOf } from './counts.tsx';

export type ErasurePlan = Answer<'planErasure'> & { email: string };

interface ErasePersonProps {
  plan: ErasurePlan;
  onErased: () => void;
}

export function ErasePerson({ plan, onErased }: ErasePersonProps) {
  const { email, counts, undelivered } = plan;
  const [isConfirming, setConfirming] = useState(false);
  if (totalOf(counts) === 0) {
    return <p className="mt-4 text-base">No data is stored for {email}.</p>;
  }
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <p className="text-base">
        Data stored for <strong className="font-medium wrap-anywhere">{email}</strong>:
      </p>
      <ErasureCounts counts={counts} undelivered={undelivered} />
      <div>
        <Button tone="danger" icon="trash-2" onClick={() => setConfirming(true)}>
          Erase all data
        </Button>
      </div>
      {isConfirming && (
        <ConfirmErasure email={email} onClose={() => setConfirming(false)} onErased={onErased} />
      )}
    </div>
  );
}

interface ConfirmErasureProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

function ConfirmErasure({ email, onClose, onErased }: ConfirmErasureProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  async function erase() {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setError('This does not match. Type the email address shown above.');
      return;
    }
    const answer = await mutate({
      send: () => call('erasePerson', { body: { email } }),
      invalidates: [EVERYTHING],
      doneText: `Erased all data for ${email}`,
    });
    if (answer) onErased();
  }

  return (
    <FormDialog
      title="Erase all data for this person?"
      keepsOpenOnOutsideClick
      size="narrow"
      className="grid gap-3 text-base"
      submitLabel="Erase permanently"
      isDanger
      onSubmit={erase}
      onClose={onClose}
    >
      <p>
        This erases their applications with resumes, notes, ratings and emails, and their messages,
        leads, subscriptions and alerts. It cannot be undone. The audit log records that you did it,
        without the email address.
      </p>
      <TextField
        label={`Type ${email} to confirm`}
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
