/** What somebody wants of an application, checked once, however many applications it is wanted of. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { mayDo } from '#domain/staff/permissions.ts';
import { currentStaff } from './staff.ts';

export interface WantedChange {
  stage?: string | undefined;
  /** Id of one of the pack's reasons, with the stage `rejected`. */
  reason?: string | undefined;
  /** Null for nobody. */
  assigneeId?: string | null | undefined;
  /** All that it is to have. */
  tags?: readonly string[] | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
  isRead?: boolean | undefined;
  /** Shows the applicant the stage that it has then. */
  isShown?: boolean | undefined;
}

/** The stage that asks for a reason. */
const REJECTED = 'rejected';

/**
 * @returns the change; a reason that its stage does not ask for is left out
 * @throws ProblemError `invalid-fields`
 */
export async function checkedChange(
  db: Db,
  copy: DeskCopy,
  wanted: WantedChange,
): Promise<WantedChange> {
  const { stage, reason, assigneeId } = wanted;
  const errors = stageErrors(copy, wanted);
  if (assigneeId && !(await mayBeAssigned(db, assigneeId))) {
    const message = 'Choose a member of the team who may read applications';
    errors.push({ field: 'assigneeId', message });
  }
  if (errors.length > 0) {
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    throw new ProblemError('invalid-fields', detail, { errors });
  }
  return { ...wanted, reason: stage === REJECTED ? reason : undefined };
}

function stageErrors(
  { stages, reasons }: DeskCopy,
  { stage, reason, isShown }: WantedChange,
): FieldError[] {
  if (stage === undefined) return [];
  const errors: FieldError[] = [];
  const known = stages.find(({ id }) => id === stage);
  if (!known) errors.push({ field: 'stage', message: 'There is no such stage (any more)' });
  if (isShown && !known?.publicLabel) {
    const message = 'This stage has no words for applicants, so it cannot be shown to them';
    errors.push({ field: 'isShown', message });
  }
  if (stage === REJECTED && !reasons.some(({ id }) => id === reason)) {
    errors.push({ field: 'reason', message: 'Choose a reason: only the team sees it' });
  }
  return errors;
}

/** A mail that tells of a rejection makes it public. @returns the stage that its recipient sees */
export const shownByMail = ({ stage }: WantedChange): string | null =>
  stage === REJECTED ? stage : null;

/** Whether an application goes no further from this stage. */
export const isEnd = ({ stages }: DeskCopy, stage: string | undefined): boolean =>
  stages.some((one) => one.id === stage && one.isEnd === true);

/** Whether they work here now, and their role lets them read what they are assigned. */
export async function mayBeAssigned(db: Db, id: string): Promise<boolean> {
  const [member] = await currentStaff(db, [id]);
  return member !== undefined && mayDo(member.role, 'applicants.read');
}
