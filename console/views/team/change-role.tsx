import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { ROLE_NAMES } from '#console/session.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { useSubmit } from '#console/views/sign-in/use-attempt.ts';
import type { StaffMember } from '#contract/console/staff.ts';
import { RoleChoice } from './role-choice.tsx';

interface ChangeRoleProps {
  member: StaffMember;
  isSelf: boolean;
  onClose: () => void;
}

export function ChangeRole({ member, isSelf, onClose }: ChangeRoleProps) {
  const [role, setRole] = useState(member.role);
  const { isBusy, submit, message } = useSubmit();

  async function save() {
    const isSaved = await submit(async () => {
      await call('changeRole', { params: { id: member.id }, body: { role } });
      // The user's own permissions may have changed.
      invalidate(isSelf ? ['staff', 'session'] : ['staff']);
    });
    if (!isSaved) return;
    showToast({ text: `Role of ${member.name} changed to ${ROLE_NAMES[role]}` });
    onClose();
  }

  return (
    <FormDialog
      title={`Change role of ${member.name}`}
      className="grid gap-3"
      submitLabel="Change role"
      isBusy={isBusy}
      isIncomplete={role === member.role}
      problem={message}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleChoice role={role} onChange={setRole} />
      {member.role === 'owner' && role !== 'owner' && (
        <p className="text-sm text-quiet">
          Open links that {isSelf ? 'you' : member.name} created will stop working.
        </p>
      )}
    </FormDialog>
  );
}
