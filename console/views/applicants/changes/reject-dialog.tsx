import { useState } from 'react';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextArea, TextField } from '#console/ui/text-field.tsx';
import { useDraft } from '#console/ui/use-draft.ts';
import { useConsoleFacts } from '#console/views/applicants/data/console-facts.ts';
import { mailProblems } from '#console/views/applicants/data/text-problems.ts';
import { templatesFor } from '#console/views/mails/templates.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { placeholdersFor } from '#contract/console/mail-placeholders.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { type Applicants, applicantsLabel, moveMany } from './change-many.ts';

/** Resolves to undefined after an error. */
export type Reject = (
  reason: string,
  more: {
    mail: MailDraft | undefined;
    isShown: boolean;
    keepScheduledEmails: boolean;
    onProblem: (problem: unknown) => boolean;
  },
) => Promise<unknown>;

interface RejectDialogProps {
  applicants: Applicants;
  /** Initial state of showing the rejection to the applicant. */
  startsVisible: boolean;
  onClose: () => void;
  /** Overrides the bulk change, for one applicant with conflict handling. */
  onReject?: Reject;
}

const TEMPLATE = 'rejection';

type Errors = Partial<Record<'reason' | 'subject' | 'body', string | undefined>>;

interface Typed {
  reason: string;
  isMailed: boolean;
  isShown: boolean;
  keepScheduledEmails: boolean;
  subject: string;
  body: string;
}

const NO_ERRORS: Errors = {};

/** State of the dialog. `stage` and `consoleFacts` are undefined until they are loaded. */
function useRejection({ applicants, startsVisible, onClose, onReject }: RejectDialogProps) {
  const consoleFacts = useConsoleFacts();
  const template = templatesFor(consoleFacts, 'applicants').find((one) => one.id === TEMPLATE);
  const ids = applicants.map((applicant) => applicant.id).sort();
  const draft = useDraft<Typed>(`reject:${ids.join()}`.slice(0, 300), {
    reason: '',
    isMailed: false,
    isShown: startsVisible,
    keepScheduledEmails: false,
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  });
  const { reason, isMailed, isShown, keepScheduledEmails, subject, body } = draft.value;
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const stage = consoleFacts?.stages.find((one) => one.id === 'rejected');
  const mail = { template: template ? TEMPLATE : '', subject, body, sendAt: null };
  const missing = missingFields(draft.value);

  async function reject() {
    setSubmitted(true);
    if (!stage || Object.values(missing).some(Boolean)) return;
    setBusy(true);
    setProblem(undefined);
    const more = {
      mail: isMailed ? mail : undefined,
      isShown: isShown && !isMailed,
      keepScheduledEmails,
      onProblem: (error: unknown) => {
        setProblem(error);
        return true;
      },
    };
    const answer = await (onReject
      ? onReject(reason, more)
      : moveMany(applicants, stage, { reason, ...more }));
    setBusy(false);
    if (answer === undefined) return;
    draft.clear();
    onClose();
  }

  const serverProblem = problem instanceof CallProblem ? problem : undefined;
  const errors: Errors = {
    reason: missing.reason,
    subject: missing.subject ?? serverProblem?.errorOf('draft.subject'),
    body: missing.body ?? serverProblem?.errorOf('draft.body'),
  };
  return {
    consoleFacts,
    stage,
    draft,
    problem,
    isBusy,
    errors: isSubmitted ? errors : NO_ERRORS,
    reject,
  };
}

const missingFields = ({ reason, isMailed, subject, body }: Typed) => ({
  reason: reason ? undefined : 'Choose a reason',
  subject: undefined,
  body: undefined,
  ...(isMailed && mailProblems({ subject, body })),
});

/**
 * Only staff see the reason. Applicants learn of the rejection by email, on their own page, or not
 * yet.
 */
export default function RejectDialog(props: RejectDialogProps) {
  const { applicants, onClose } = props;
  const { consoleFacts, stage, draft, problem, isBusy, errors, reject } = useRejection(props);
  if (!stage || !consoleFacts) return null;
  const { isMailed, reason } = draft.value;
  const set: SetTyped = (part) => draft.set({ ...draft.value, ...part });
  return (
    <FormDialog
      title={`Reject ${applicantsLabel(applicants)}`}
      keepsOpenOnOutsideClick={draft.isDirty}
      submitLabel={
        isMailed
          ? `Reject and send ${applicants.length === 1 ? 'email' : `${applicants.length} emails`}`
          : 'Reject'
      }
      isDanger
      isBusy={isBusy}
      problem={problem !== undefined && `${errorMessage(problem)} Your changes are still here.`}
      onSubmit={reject}
      onClose={onClose}
    >
      <Select
        label="Reason"
        hint="Only visible to your team."
        error={errors.reason}
        emptyLabel="Choose a reason"
        choices={consoleFacts.reasons.map((one) => ({ value: one.id, label: one.label }))}
        value={reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
      <VisibilityOptions
        applicants={applicants}
        publicLabel={stage.publicLabel}
        typed={draft.value}
        set={set}
      />
      <ScheduledMails applicants={applicants} typed={draft.value} set={set} />
      {isMailed && <EmailFields typed={draft.value} set={set} errors={errors} />}
    </FormDialog>
  );
}

type SetTyped = (part: Partial<Typed>) => void;

interface PartProps {
  typed: Typed;
  set: SetTyped;
}

interface VisibilityOptionsProps extends PartProps {
  applicants: Applicants;
  /** The stage's label for applicants; null if it cannot be shown. */
  publicLabel: string | null;
}

function VisibilityOptions({
  applicants,
  publicLabel,
  typed: { isMailed, isShown },
  set,
}: VisibilityOptionsProps) {
  return (
    <>
      <Checkbox
        label={
          applicants.length === 1
            ? 'Send email'
            : `Send email to all ${applicants.length} applicants`
        }
        hint="Sent after 10 seconds, so that you can still undo it."
        checked={isMailed}
        onChange={(event) => set({ isMailed: event.currentTarget.checked })}
      />
      {publicLabel && isMailed && (
        <p className="text-sm text-quiet">
          Their page will show “{publicLabel}” after the email is sent.
        </p>
      )}
      {publicLabel && !isMailed && (
        <Checkbox
          label={`Show “${publicLabel}” on their page`}
          hint="They see it immediately. Otherwise their page does not change."
          checked={isShown}
          onChange={(event) => set({ isShown: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

function ScheduledMails({ applicants, typed, set }: PartProps & { applicants: Applicants }) {
  const scheduled = scheduledTo(applicants);
  if (scheduled === 0) return null;
  return (
    <Checkbox
      label={
        scheduled === 1
          ? 'Cancel the scheduled email'
          : `Cancel ${scheduled ?? 'all'} scheduled emails`
      }
      hint="If you undo the rejection, they are scheduled again."
      checked={!typed.keepScheduledEmails}
      onChange={(event) => set({ keepScheduledEmails: !event.currentTarget.checked })}
    />
  );
}

interface EmailFieldsProps extends PartProps {
  errors: Errors;
}

function EmailFields({ typed: { subject, body }, set, errors }: EmailFieldsProps) {
  const names = placeholdersFor('application').map((name) => `{${name}}`);
  return (
    <>
      <TextField
        label="Subject"
        error={errors.subject}
        value={subject}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <TextArea
        label="Message"
        hint={`Placeholders: ${names.join(', ')}`}
        error={errors.body}
        rows={9}
        value={body}
        onChange={(event) => set({ body: event.currentTarget.value })}
      />
    </>
  );
}

/** @returns undefined for several applicants or for one from a list, where it is unknown */
function scheduledTo(applicants: Applicants): number | undefined {
  const [one] = applicants;
  if (applicants.length !== 1 || !one || !('mails' in one)) return undefined;
  return (one as Applicant).mails.filter(({ state }) => state === 'scheduled').length;
}
