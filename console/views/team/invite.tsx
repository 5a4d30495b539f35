import { useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { useDraft } from '#console/ui/use-draft.ts';
import { useSubmit } from '#console/views/sign-in/use-attempt.ts';
import type { Role } from '#contract/console/roles.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

interface InviteProps {
  isOpen: boolean;
  onClose: () => void;
}

const EMPTY: { email: string; role: Role } = { email: '', role: 'recruiter' };

export function Invite({ isOpen, onClose }: InviteProps) {
  const { value: typed, set, clear } = useDraft('invitation', EMPTY);
  const [link, setLink] = useState<Answer<'invite'> & { email: string }>();
  const { isBusy, submit, message, errorOf } = useSubmit(['email']);

  async function invite() {
    const { email } = typed;
    const isCreated = await submit(async () => {
      setLink({ ...(await call('invite', { body: typed })), email });
      invalidate(['staff']);
    });
    if (!isCreated) return;
    clear();
    onClose();
  }

  return (
    <>
      {isOpen && (
        <FormDialog
          title="Invite team member"
          submitLabel="Send invitation"
          isBusy={isBusy}
          problem={message}
          onSubmit={invite}
          onClose={onClose}
        >
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            value={typed.email}
            onChange={(event) => set({ ...typed, email: event.currentTarget.value })}
            error={errorOf('email')}
          />
          <RoleChoice role={typed.role} onChange={(role) => set({ ...typed, role })} />
        </FormDialog>
      )}
      <NewLinkDialog
        title="Invitation created"
        email={link?.email ?? ''}
        link={link}
        onClose={() => setLink(undefined)}
      />
    </>
  );
}
