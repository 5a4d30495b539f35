/** A requested change of applications, checked once for all applications that it applies to. */
import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { hasPermission } from '#domain/staff/permissions.ts';
import { currentStaff } from './staff.ts';

export interface ApplicationChange {
  stage?: string | undefined;
  /** Id of one of the pack's rejection reasons; only with the stage `rejected`. */
  reason?: string | undefined;
  /** Staff id; null to unassign. */
  assigneeId?: string | null | undefined;
  /** The complete new list of tags. */
  tags?: readonly string[] | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
  isRead?: boolean | undefined;
  /** Makes the new stage visible to the applicant. */
  isShown?: boolean | undefined;
}

/** The stage that needs a reason. */
const REJECTED = 'rejected';

/**
 * @returns the change, without a reason if its stage needs none
 * @throws ProblemError `invalid-fields`
 */
export async function checkChange(
  db: Db,
  copy: ConsoleCopy,
  request: ApplicationChange,
): Promise<ApplicationChange> {
  const { stage, reason, assigneeId } = request;
  const errors = stageErrors(copy, request);
  if (assigneeId && !(await mayBeAssigned(db, assigneeId))) {
    const message = 'Choose a member of the team who may read applications';
    errors.push({ field: 'assigneeId', message });
  }
  if (errors.length > 0) {
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    throw new ProblemError('invalid-fields', detail, { errors });
  }
  return { ...request, reason: stage === REJECTED ? reason : undefined };
}

function stageErrors(
  { stages, reasons }: ConsoleCopy,
  { stage, reason, isShown }: ApplicationChange,
): FieldError[] {
  if (stage === undefined) return [];
  const errors: FieldError[] = [];
  const definition = stages.find(({ id }) => id === stage);
  if (!definition) errors.push({ field: 'stage', message: 'This stage does not exist (any more)' });
  if (isShown && !definition?.publicLabel) {
    const message = 'This stage has no public label, so it cannot be shown to the applicant';
    errors.push({ field: 'isShown', message });
  }
  if (stage === REJECTED && !reasons.some(({ id }) => id === reason)) {
    errors.push({ field: 'reason', message: 'Choose a reason, which only the team sees' });
  }
  return errors;
}

/** The stage that a mail reveals to its recipient. Only a mail about a rejection reveals one. */
export const stageAnnouncedByMail = ({ stage }: ApplicationChange): string | null =>
  stage === REJECTED ? stage : null;

/** True if the stage is final. */
export const isFinalStage = ({ stages }: ConsoleCopy, stage: string | undefined): boolean =>
  stages.some((definition) => definition.id === stage && definition.isEnd === true);

/** True if the person is a current staff member whose role may read applications. */
export async function mayBeAssigned(db: Db, id: string): Promise<boolean> {
  const [member] = await currentStaff(db, [id]);
  return member !== undefined && hasPermission(member.role, 'applicants.read');
}
