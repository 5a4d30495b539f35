import type { Db } from '#db/schema.ts';

/**
 * What an applicant sees of the way of their application; the last is its current step as they see it.
 * @param application `receivedAt` in epoch milliseconds
 */
export async function shownSteps(
  db: Db,
  { id, receivedAt }: { id: string; receivedAt: number },
): Promise<Step[]> {
  const rows = await db
    .selectFrom('application_steps as step')
    .leftJoin('desk_mails as mail', 'mail.id', 'step.mail_id')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.subject_id', '=', 'step.mail_id').on('outbox.topic', '=', 'desk.mail'),
    )
    .select(['step.stage', 'step.at'])
    .where('step.application_id', '=', id)
    .where('mail.stopped_at', 'is', null)
    // Still in the outbox, or given up: the applicant has not read it.
    .where((row) =>
      row.or([row('outbox.id', 'is', null), row('outbox.delivered_at', 'is not', null)]),
    )
    .where('outbox.last_error', 'is', null)
    .orderBy('step.at')
    .execute();
  return stepsTo(receivedAt, rows);
}

/** The stage that an applicant sees their application at. */
export async function shownStage(db: Db, row: { id: string; submitted_at: number }) {
  const steps = await shownSteps(db, { id: row.id, receivedAt: row.submitted_at });
  return steps.at(-1)?.stage ?? 'new';
}

interface ShownStep {
  applicationId: string;
  stage: string;
  /** Epoch milliseconds. */
  at: number;
  /** The change that it comes with. */
  changeId: string | null;
  /** A mail that has to have left before; null to show it now. */
  mailId: string | null;
}

/** Shows a stage to the applicant, in the transaction in which somebody chose to. */
export async function showStep(
  transaction: Db,
  { applicationId, stage, at, changeId, mailId }: ShownStep,
): Promise<void> {
  await transaction
    .insertInto('application_steps')
    .values({ application_id: applicationId, stage, at, change_id: changeId, mail_id: mailId })
    .execute();
}

/** Hides what a change showed an applicant. @returns the stage; undefined where it showed none by itself */
export async function hideStepsOf(
  transaction: Db,
  applicationId: string,
  changeId: string,
): Promise<string | undefined> {
  const hidden = await transaction
    .deleteFrom('application_steps')
    .where('application_id', '=', applicationId)
    .where('change_id', '=', changeId)
    .returning(['stage', 'mail_id'])
    .execute();
  return hidden.find(({ mail_id }) => mail_id === null)?.stage;
}

export interface Step {
  /** Id of the stage that it came to. */
  stage: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * The way of an application, each stage once. What was gone back from is left out: it was a mistake, or has been
 * thought over.
 * @param receivedAt when it came to the first stage, `new`
 * @param moves in their order
 */
export function stepsTo(receivedAt: number, moves: readonly Step[]): Step[] {
  const steps: Step[] = [{ stage: 'new', at: receivedAt }];
  for (const move of moves) {
    const earlier = steps.findIndex(({ stage }) => stage === move.stage);
    if (earlier < 0) steps.push(move);
    else steps.length = earlier + 1;
  }
  return steps;
}
