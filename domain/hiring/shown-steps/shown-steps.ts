import type { Db } from '#db/schema.ts';
import { type Step, stepsTo } from './steps-to.ts';

/**
 * What an applicant sees of the way of their application; the last is where it stands for them.
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
