import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Form } from '#console/ui/form.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { useDraft } from '#console/ui/use-draft.ts';
import { useAttempt } from '#console/views/sign-in/use-attempt.ts';
import type { Role } from '#contract/console/roles.ts';
import { MadeLink } from './made-link.tsx';
import { RoleChoice } from './role-choice.tsx';

interface InviteProps {
  isOpen: boolean;
  onClose: () => void;
}

const NOBODY: { email: string; role: Role } = { email: '', role: 'recruiter' };

/** Somebody new: who, and what they may do. */
export function Invite({ isOpen, onClose }: InviteProps) {
  const { value: typed, set, clear } = useDraft('invitation', NOBODY);
  const [made, setMade] = useState<Answer<'invite'> & { email: string }>();
  const { isBusy, attempt, words, errorOf } = useAttempt(['email']);

  async function invite() {
    const { email } = typed;
    const isMade = await attempt(async () => {
      setMade({ ...(await call('invite', { body: typed })), email });
      invalidate(['staff']);
    });
    if (!isMade) return;
    clear();
    onClose();
  }

  return (
    <>
      <Dialog
        title="Invite somebody"
        isOpen={isOpen}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form="invite" tone="primary" isBusy={isBusy}>
              Make the invitation
            </Button>
          </>
        }
      >
        <Form id="invite" className="grid gap-4" isBusy={isBusy} onSend={() => invite()}>
          {words && <Banner tone="problem">{words}</Banner>}
          <TextField
            label="E-mail"
            type="email"
            autoComplete="off"
            value={typed.email}
            onChange={(event) => set({ ...typed, email: event.currentTarget.value })}
            error={errorOf('email')}
          />
          <RoleChoice role={typed.role} onChange={(role) => set({ ...typed, role })} />
        </Form>
      </Dialog>
      <MadeLink
        title="The invitation is made"
        email={made?.email ?? ''}
        made={made}
        onClose={() => setMade(undefined)}
      />
    </>
  );
}
