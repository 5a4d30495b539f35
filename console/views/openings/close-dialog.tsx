import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import type { Stage } from '#console/views/applicants/data/desk-facts.ts';
import type { DeskOpening } from '#contract/console/openings.ts';
import { inProgress, setClosed } from './opening.ts';

interface CloseDialogProps {
  opening: DeskOpening;
  stages: readonly Stage[];
  onClose: () => void;
}

/** Asks before an opening is closed while applicants are still in progress. */
export function CloseDialog({ opening, stages, onClose }: CloseDialogProps) {
  const { slug, name } = opening;
  const { count, byStage } = inProgress(opening, stages);
  const mayWork = useCan('applicants.work');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isOne = count === 1;

  /** @param isReviewed whether the list of those in progress is what comes next */
  async function close(isReviewed: boolean) {
    setBusy(true);
    const isDone = await setClosed(opening, true);
    onClose();
    if (!isDone || !isReviewed) return;
    const stage = byStage.map(({ id }) => id).join(',');
    await navigate(`/applicants?${new URLSearchParams({ opening: slug, stage })}`);
  }

  return (
    <Dialog
      title={`Close ${name}?`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {mayWork && (
            <Button disabled={isBusy} onClick={() => close(true)}>
              Close and review {isOne ? 'the applicant' : 'applicants'}
            </Button>
          )}
          <Button tone="primary" isBusy={isBusy} onClick={() => close(false)}>
            Close, keep {isOne ? 'the stage' : 'their stages'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-base">
        <p>
          <strong className="font-medium">
            {isOne ? '1 applicant is' : `${count} applicants are`} still in progress
          </strong>
          : {byStage.map(({ label, count: n }) => `${n} ${label}`).join(', ')}.
        </p>
        <p>
          Closing takes the opening off the site. It does not change anybody’s stage and sends no
          mail.
          {mayWork && ' To reject applicants, review them in the list and select those to reject.'}
        </p>
      </div>
    </Dialog>
  );
}
