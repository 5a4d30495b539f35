import { call } from '#console/api/call.ts';
import { put } from '#console/api/queries.ts';
import { ROLE_NAMES, ROLE_USES, useSession } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { useDraft } from '#console/ui/use-draft.ts';
import { useAttempt } from '#console/views/sign-in/use-attempt.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';

/** Who one is to colleagues and applicants. */
export function Profile() {
  const { staff } = useSession();
  const draft = useDraft('own-name', staff.name);
  const { isBusy, attempt, words, errorOf } = useAttempt(['name']);

  const save = () =>
    attempt(async () => {
      put('session', await call('renameSelf', { body: { name: draft.value } }));
      draft.clear();
      showToast({ text: 'Your name is changed' });
    });

  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={staff.name} size="large" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{staff.email}</p>
          <p className="text-sm text-quiet">
            {ROLE_NAMES[staff.role]}: {ROLE_USES[staff.role]}
          </p>
        </div>
      </div>
      <Form className="mt-4 grid gap-3" isBusy={isBusy} onSend={() => draft.isDirty && save()}>
        {words && <Banner tone="problem">{words}</Banner>}
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <TextField
              label="Name"
              hint="As colleagues and applicants see it."
              autoComplete="name"
              maxLength={DESK_LIMITS.name}
              value={draft.value}
              onChange={(event) => draft.set(event.currentTarget.value)}
              error={errorOf('name')}
            />
          </div>
          <Button
            type="submit"
            tone="primary"
            className="h-9"
            isBusy={isBusy}
            disabled={!draft.isDirty}
          >
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
