/** What applications need of other parts of the program: whoever calls the domain hands it in. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import type { MailDraft, SentMail } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/permissions/index.ts';

export interface ApplicantMails {
  /** All that staff wrote about an application. */
  list: (db: Db, applicationId: string) => Promise<SentMail[]>;
  /** Writes to an applicant, in the transaction of what it tells of. @throws ProblemError */
  write: (
    transaction: Db,
    mail: { actor: Actor; applicationId: string; draft: MailDraft; now: number },
  ) => Promise<{ id: string }>;
  /** @returns false where it has left already, or was stopped before */
  stop: (transaction: Db, mailId: string, now: number) => Promise<boolean>;
}

export interface DeskParts {
  /** Stages, reasons and criteria of the pack. */
  copy: DeskCopy;
  /** Null where no mails are written. */
  mails: ApplicantMails | null;
  /** The applicant's private link; null where the address of the site is not known. */
  statusLink: (db: Db, applicationId: string) => Promise<string | null>;
}
