import type { Db } from '#db/schema.ts';

/**
 * The stages of an application that its applicant can see; the last one is current.
 * @param application `receivedAt` in epoch milliseconds
 */
export async function visibleSteps(
  db: Db,
  { id, receivedAt }: { id: string; receivedAt: number },
): Promise<Step[]> {
  const rows = await db
    .selectFrom('application_steps as step')
    .leftJoin('console_emails as mail', 'mail.id', 'step.mail_id')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.subject_id', '=', 'step.mail_id').on('outbox.topic', '=', 'desk.mail'),
    )
    .select(['step.stage', 'step.at'])
    .where('step.application_id', '=', id)
    .where('mail.cancelled_at', 'is', null)
    // A mail that waits in the outbox or failed has not reached the applicant, so its stage stays
    // hidden.
    .where((row) =>
      row.or([row('outbox.id', 'is', null), row('outbox.delivered_at', 'is not', null)]),
    )
    .where('outbox.last_error', 'is', null)
    .orderBy('step.at')
    .execute();
  return visiblePath(receivedAt, rows);
}

/** The current stage as the applicant sees it. */
export async function visibleStage(db: Db, row: { id: string; submitted_at: number }) {
  const steps = await visibleSteps(db, { id: row.id, receivedAt: row.submitted_at });
  return steps.at(-1)?.stage ?? 'new';
}

interface VisibleStep {
  applicationId: string;
  stage: string;
  /** Epoch milliseconds. */
  at: number;
  /** The change that made the stage visible. */
  changeId: string | null;
  /** The stage becomes visible once this mail is sent; null to show it immediately. */
  mailId: string | null;
}

/** Makes a stage visible to the applicant. Must run in the transaction of the change. */
export async function showStep(
  transaction: Db,
  { applicationId, stage, at, changeId, mailId }: VisibleStep,
): Promise<void> {
  await transaction
    .insertInto('application_steps')
    .values({ application_id: applicationId, stage, at, change_id: changeId, mail_id: mailId })
    .execute();
}

/**
 * Hides the stages that a change made visible.
 * @returns the stage that was visible without a mail; undefined for none
 */
export async function hideStepsOfChange(
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
  /** Stage id. */
  stage: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Reduces moves to the current path, with each stage once. Moving back removes the later stages,
 * because the move was a mistake or was reconsidered.
 * @param receivedAt epoch milliseconds of the first stage, `new`
 * @param moves in chronological order
 */
export function visiblePath(receivedAt: number, moves: readonly Step[]): Step[] {
  const steps: Step[] = [{ stage: 'new', at: receivedAt }];
  for (const move of moves) {
    const earlier = steps.findIndex(({ stage }) => stage === move.stage);
    if (earlier < 0) steps.push(move);
    else steps.length = earlier + 1;
  }
  return steps;
}
