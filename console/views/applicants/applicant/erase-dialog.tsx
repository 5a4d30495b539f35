import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Answer, call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { erase, invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { SkeletonRows } from '#console/ui/pending.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { ErasureCounts } from '#console/views/privacy/counts.tsx';
import type { Applicant } from '#contract/console/applicants.ts';

interface EraseDialogProps {
  applicant: Applicant;
  search: string;
  onClose: () => void;
}

function useErasure({ id, name, email }: Applicant, search: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => erase(`application:${id}`, () => call('erasePerson', { body: { email } })),
    onSuccess: () => {
      showToast({ text: `Erased all data for ${name}` });
      void navigate({ pathname: '/applicants', search }, { replace: true });
      invalidate(['applications', 'inbox']);
    },
  });
}

/** Lists what will be erased and asks for the reference, because it cannot be undone. */
export default function EraseDialog({ applicant, search, onClose }: EraseDialogProps) {
  const { name, email, reference } = applicant;
  const plan = useQuery({
    queryKey: [`erasure-plan:${email}`],
    queryFn: ({ signal }) => call('planErasure', { body: { email }, signal }),
  });
  const [typed, setTyped] = useState('');
  const isRight = typed.trim().toUpperCase() === reference.toUpperCase();
  const erasure = useErasure(applicant, search);
  return (
    <FormDialog
      title={`Erase all data for ${name}?`}
      keepsOpenOnOutsideClick
      className="grid gap-4 text-base"
      submitLabel="Erase permanently"
      isDanger
      isBusy={erasure.isPending}
      isIncomplete={!isRight || plan.data === undefined}
      problem={erasure.error && `${errorMessage(erasure.error)} Nothing was erased.`}
      onSubmit={() => isRight && erasure.mutate()}
      onClose={onClose}
    >
      <Plan email={email} plan={plan} />
      <TextField
        label={`Type ${reference} to confirm`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface PlanProps {
  email: string;
  plan: UseQueryResult<Answer<'planErasure'>>;
}

function Plan({ email, plan: { data, error, isPending, refetch } }: PlanProps) {
  return (
    <>
      <p>
        This erases everything stored for {email}, in all applications and messages, including
        notes, emails and files. It cannot be undone.
      </p>
      {isPending && <SkeletonRows count={3} label="Loading the data to erase" />}
      {!data && error && (
        <Banner
          tone="problem"
          actions={
            <Button size="small" onClick={() => refetch()}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)}
        </Banner>
      )}
      {data && (
        <section className="grid gap-2">
          <h3 className="text-xs text-quiet">Data to erase</h3>
          <ErasureCounts {...data} />
        </section>
      )}
    </>
  );
}
