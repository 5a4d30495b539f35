/** Optimistic changes of one or many applicants, with undo in a toast. */
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import type { Edit } from '#console/api/queries.ts';
import { showToast } from '#console/ui/toast-store.ts';
import type { BulkChange, BulkResult } from '#contract/console/applicant-work.ts';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { StaffName } from '#contract/console/parts.ts';
import { type ApplicantEdit, applicantEdits, changedKeys } from './applicant-edits.ts';

export type Applicants = readonly ApplicantSummary[];

interface ManyChange {
  applicants: Applicants;
  change: BulkChange;
  mail?: MailDraft | undefined;
  /** Does not cancel the emails that are scheduled to them. */
  keepScheduledEmails?: boolean | undefined;
  /** The optimistic change. */
  edit: ApplicantEdit;
  /** Further optimistic edits. */
  edits?: readonly Edit[] | undefined;
  /** @param who a name, or "12 applicants" */
  done: (who: string) => string;
  onProblem?: ((problem: unknown) => boolean) | undefined;
}

export const applicantsLabel = (applicants: readonly { name: string }[]): string =>
  applicants.length === 1 && applicants[0] ? applicants[0].name : `${applicants.length} applicants`;

/** @returns undefined after an error, which has been shown */
export async function changeMany(many: ManyChange): Promise<BulkResult | undefined> {
  const { applicants, change, mail, keepScheduledEmails, edit, edits = [], done, onProblem } = many;
  const ids = applicants.map(({ id }) => id);
  const answer = await mutate({
    edits: [...applicantEdits(ids, edit), ...edits],
    send: () =>
      call('changeApplicants', {
        body: {
          ids,
          change,
          ...(mail && { mail }),
          ...(keepScheduledEmails && { keepScheduledEmails }),
        },
      }),
    invalidates: changedKeys(ids),
    ...(onProblem && { onProblem }),
  });
  if (!answer) return undefined;
  const { changed, skipped, changeId } = answer;
  if (changed.length > 0) {
    showToast({
      text: done(applicantsLabel(changed)) + emailNote(answer.mailsWritten, answer.mailsCanceled),
      action: changeId ? { label: 'Undo', run: () => void undoChange(changeId, ids) } : undefined,
    });
  }
  if (skipped.length > 0) showToast({ text: skippedNote(skipped, applicants), tone: 'problem' });
  if (changed.length + skipped.length === 0) {
    showToast({ text: `No changes needed for ${applicantsLabel(applicants)}` });
  }
  return answer;
}

/** Appended to the toast: emails that the change sends and cancels. */
export function emailNote(written: number, stopped: number): string {
  const sent = written === 1 ? '. 1 email will be sent' : `. ${written} emails will be sent`;
  const cancelled =
    stopped === 1 ? '. 1 scheduled email canceled' : `. ${stopped} scheduled emails canceled`;
  return (written > 0 ? sent : '') + (stopped > 0 ? cancelled : '');
}

/** One sentence for each reason. */
export function skippedNote(skipped: BulkResult['skipped'], applicants: Applicants): string {
  const names = new Map(applicants.map(({ id, name }) => [id, name]));
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [...byReason]
    .map(([reason, list]) => {
      const first = names.get(list[0]?.id ?? '');
      const who = list.length === 1 && first ? first : `${list.length} applicants`;
      return `${who} not changed: ${reason}`;
    })
    .join(' ');
}

export async function undoChange(changeId: string, ids: readonly string[]): Promise<void> {
  const answer = await mutate({
    send: () => call('undoChange', { body: { changeId } }),
    invalidates: changedKeys(ids),
  });
  if (!answer) return;
  const { changed, skipped } = answer;
  if (changed.length > 0) showToast({ text: `Undone: ${applicantsLabel(changed)}` });
  if (skipped.length > 0) showToast({ text: skippedNote(skipped, changed), tone: 'problem' });
}

interface Move {
  reason?: string | undefined;
  mail?: MailDraft | undefined;
  isShown?: boolean | undefined;
  keepScheduledEmails?: boolean | undefined;
  edits?: readonly Edit[];
  onProblem?: (problem: unknown) => boolean;
}

export const moveMany = (
  applicants: Applicants,
  stage: { id: string; label: string },
  { reason, mail, isShown, keepScheduledEmails, edits, onProblem }: Move = {},
) =>
  changeMany({
    applicants,
    change: { stage: stage.id, ...(reason && { reason }), ...(isShown && { isShown }) },
    mail,
    keepScheduledEmails,
    edits,
    edit: () => ({ stage: stage.id, stageAt: Date.now() }),
    done: (who) => `Moved ${who} to ${stage.label}${isShown ? ' and showed it on their page' : ''}`,
    onProblem,
  });

export const showStageMany = (applicants: Applicants, { label }: { label: string }) =>
  changeMany({
    applicants,
    change: { isShown: true },
    edit: () => ({}),
    done: (who) => `Showed ${label} to ${who}`,
  });

export const assignMany = (applicants: Applicants, assignee: StaffName | null) =>
  changeMany({
    applicants,
    change: { assigneeId: assignee?.id ?? null },
    edit: () => ({ assignee }),
    done: (who) => (assignee ? `Assigned ${who} to ${assignee.name}` : `Unassigned ${who}`),
  });

export const tagMany = (applicants: Applicants, tag: string) =>
  changeMany({
    applicants,
    change: { addTag: tag },
    edit: ({ tags }) => ({ tags: tags.includes(tag) ? tags : [...tags, tag] }),
    done: (who) => `Tagged ${who} with ${tag}`,
  });

export const untagMany = (applicants: Applicants, tag: string) =>
  changeMany({
    applicants,
    change: { removeTag: tag },
    edit: ({ tags }) => ({ tags: tags.filter((other) => other !== tag) }),
    done: (who) => `Removed tag ${tag} from ${who}`,
  });

export const markReadMany = (applicants: Applicants, isRead: boolean) =>
  changeMany({
    applicants,
    change: { isRead },
    edit: () => ({ isRead }),
    done: (who) => `Marked ${who} as ${isRead ? 'read' : 'unread'}`,
  });
