/** What applications need of other parts of the program: the caller of the domain hands it in. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import type { SentMail } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import type {
  stopScheduledMails,
  ToApplicants,
  takeBackMailsOf,
} from '#domain/messaging/desk-mails/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';

interface ApplicantMails {
  /** All that staff wrote about an application. */
  list: (db: Db, applicationId: string) => Promise<SentMail[]>;
  /** As `writeMails`, with what mails are written with. */
  write: (
    granted: Permit<'applicants.work'>,
    transaction: Db,
    mail: ToApplicants,
    now: number,
  ) => Promise<string[]>;
  stopScheduled: typeof stopScheduledMails;
  takeBack: typeof takeBackMailsOf;
}

export interface DeskParts {
  /** Stages, reasons and criteria of the pack. */
  copy: DeskCopy;
  mails: ApplicantMails;
}
