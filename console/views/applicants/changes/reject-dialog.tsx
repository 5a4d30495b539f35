import { useId, useState } from 'react';
import { CallProblem, wordsOf } from '#console/api/call-problem.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextArea, TextField } from '#console/ui/text-field.tsx';
import { useDraft } from '#console/ui/use-draft.ts';
import { useDesk } from '#console/views/applicants/data/desk-facts.ts';
import { mailProblems } from '#console/views/applicants/data/text-problems.ts';
import { templatesFor } from '#console/views/mails/templates.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { placeholdersFor } from '#contract/console/mail-placeholders.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { type Heads, moveMany, whoAre } from './change-many.ts';

/** @returns undefined where it was refused */
export type Reject = (
  reason: string,
  more: {
    mail: MailDraft | undefined;
    isShown: boolean;
    keepsMails: boolean;
    onProblem: (problem: unknown) => boolean;
  },
) => Promise<unknown>;

interface RejectDialogProps {
  heads: Heads;
  /** Whether it was chosen before that the applicants see it. */
  startsShown: boolean;
  onClose: () => void;
  /** Instead of the usual change of all of them: for one that may have changed meanwhile. */
  onReject?: Reject;
}

const TEMPLATE = 'rejection';

/** Rejects with a reason, which only staff see. The applicant hears of it by a mail, by their own page, or not yet. */
export default function RejectDialog({ heads, startsShown, onClose, onReject }: RejectDialogProps) {
  const id = useId();
  const desk = useDesk();
  const template = templatesFor(desk, 'applicants').find((one) => one.id === TEMPLATE);
  const ids = heads.map((head) => head.id).sort();
  const draft = useDraft(`reject:${ids.join()}`.slice(0, 300), {
    reason: '',
    isMailed: false,
    isShown: startsShown,
    keepsMails: false,
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  });
  const { reason, isMailed, isShown, keepsMails, subject, body } = draft.value;
  const scheduled = scheduledTo(heads);
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...part });
  const stage = desk?.stages.find((one) => one.id === 'rejected');
  if (!stage || !desk) return null;
  const rejected = stage;
  const mail = { template: template ? TEMPLATE : '', subject, body, sendAt: null };
  const missing = {
    reason: reason ? undefined : 'Choose a reason. The applicant does not see it.',
    ...(isMailed && mailProblems({ subject, body })),
  };

  async function reject() {
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    setBusy(true);
    setProblem(undefined);
    const more = {
      mail: isMailed ? mail : undefined,
      isShown: isShown && !isMailed,
      keepsMails,
      onProblem: (error: unknown) => {
        setProblem(error);
        return true;
      },
    };
    const answer = await (onReject
      ? onReject(reason, more)
      : moveMany(heads, rejected, { reason, ...more }));
    setBusy(false);
    if (answer === undefined) return;
    draft.clear();
    onClose();
  }

  const errorOf = (field: string) =>
    problem instanceof CallProblem ? problem.errorOf(field) : undefined;
  return (
    <Dialog
      title={`Reject ${whoAre(heads)}`}
      isOpen
      onClose={onClose}
      staysOpen={draft.isDirty}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="danger" type="submit" form={id} isBusy={isBusy}>
            {isMailed
              ? `Reject and send ${heads.length === 1 ? 'the mail' : `${heads.length} mails`}`
              : 'Reject'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void reject();
        }}
      >
        {problem !== undefined && (
          <Banner tone="problem">{wordsOf(problem)} What you typed is still here.</Banner>
        )}
        <Select
          label="Reason"
          hint="For staff alone: the applicant does not see it."
          error={isTried ? missing.reason : undefined}
          emptyLabel="Choose a reason"
          choices={desk.reasons.map((one) => ({ value: one.id, label: one.label }))}
          value={reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        <Checkbox
          label={heads.length === 1 ? 'Send a mail' : `Send a mail to each of the ${heads.length}`}
          hint="It is sent after ten seconds, so that “Undo” can still stop it."
          checked={isMailed}
          onChange={(event) => set({ isMailed: event.currentTarget.checked })}
        />
        {stage.publicLabel &&
          (isMailed ? (
            <p className="text-sm text-quiet">
              Their own page shows “{stage.publicLabel}” once the mail has left.
            </p>
          ) : (
            <Checkbox
              label={`Show “${stage.publicLabel}” on their own page`}
              hint="They see it immediately. Otherwise their page does not change."
              checked={isShown}
              onChange={(event) => set({ isShown: event.currentTarget.checked })}
            />
          ))}
        {scheduled !== 0 && (
          <Checkbox
            label={
              scheduled === 1
                ? 'Cancel the mail that is scheduled to them'
                : `Cancel ${scheduled ?? 'all'} mails that are scheduled to them`
            }
            hint="“Undo” schedules them again."
            checked={!keepsMails}
            onChange={(event) => set({ keepsMails: !event.currentTarget.checked })}
          />
        )}
        {isMailed && (
          <>
            <TextField
              label="Subject"
              error={isTried ? (missing.subject ?? errorOf('draft.subject')) : undefined}
              value={subject}
              onChange={(event) => set({ subject: event.currentTarget.value })}
            />
            <TextArea
              label="Mail"
              hint={`Filled in for each: ${placeholdersFor('application')
                .map((name) => `{${name}}`)
                .join(', ')}.`}
              error={isTried ? (missing.body ?? errorOf('draft.body')) : undefined}
              rows={9}
              value={body}
              onChange={(event) => set({ body: event.currentTarget.value })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

/** @returns undefined where it is not known: of applicants in a list */
function scheduledTo(heads: Heads): number | undefined {
  const [one] = heads;
  if (heads.length !== 1 || !one || !('mails' in one)) return undefined;
  return (one as Applicant).mails.filter(({ state }) => state === 'scheduled').length;
}
