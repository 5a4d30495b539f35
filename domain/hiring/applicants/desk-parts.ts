/** What applications need of other parts of the program: whoever calls the domain hands it in. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import type { MailDraft, SentMail } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';

interface OfChange {
  changeId: string;
  applicationIds: readonly string[];
}

interface ApplicantMail extends OfChange {
  draft: MailDraft;
  /** A stage that they see once it has left; null for none. */
  shows: string | null;
}

export interface ApplicantMails {
  /** All that staff wrote about an application. */
  list: (db: Db, applicationId: string) => Promise<SentMail[]>;
  /**
   * Writes to applicants, in the transaction of the change that they are told of.
   * @returns ids of the mails
   * @throws ProblemError; then nothing has changed
   */
  write: (
    granted: Permit<'applicants.work'>,
    transaction: Db,
    mail: ApplicantMail,
    now: number,
  ) => Promise<string[]>;
  /** Stops what is scheduled to these applicants, until the change is taken back. @returns how many mails */
  stopScheduled: (
    granted: Permit<'applicants.work'>,
    transaction: Db,
    change: OfChange,
    now: number,
  ) => Promise<number>;
  /**
   * Stops those of a change that have not left, to the applicants for whom it is taken back, and schedules again what
   * it stopped.
   */
  takeBack: (
    granted: Permit<'applicants.work'>,
    transaction: Db,
    change: OfChange,
    now: number,
  ) => Promise<unknown>;
}

export interface DeskParts {
  /** Stages, reasons and criteria of the pack. */
  copy: DeskCopy;
  mails: ApplicantMails;
}
