/** Functions of other rooms that applications need; the caller injects them. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import type { SentMail } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import type {
  stopScheduledMails,
  ToApplicants,
  takeBackMailsOf,
} from '#domain/messaging/desk-mails/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';

interface ApplicantMailService {
  /** All mails that staff wrote about an application. */
  list: (db: Db, applicationId: string) => Promise<SentMail[]>;
  /** `writeMails`, bound to its dependencies. */
  write: (
    permit: Permit<'applicants.work'>,
    transaction: Db,
    mail: ToApplicants,
    now: number,
  ) => Promise<string[]>;
  stopScheduled: typeof stopScheduledMails;
  takeBack: typeof takeBackMailsOf;
}

export interface DeskParts {
  /** The pack's stages, rejection reasons and rating criteria. */
  copy: DeskCopy;
  mails: ApplicantMailService;
}
