import type { Db } from '#db/schema.ts';

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
