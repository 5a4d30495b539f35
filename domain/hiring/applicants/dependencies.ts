/** Functions of other rooms that applications need; the caller injects them. */
import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import type { SentMail } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import type {
  ApplicantMails,
  cancelScheduledMails,
  undoMailsOfChange,
} from '#domain/messaging/console-mails/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';

interface ApplicantMailService {
  /** All mails that staff wrote about an application. */
  list: (db: Db, applicationId: string) => Promise<SentMail[]>;
  /** `writeMails`, bound to its dependencies. */
  write: (
    permit: Permit<'applicants.work'>,
    transaction: Db,
    mail: ApplicantMails,
    now: number,
  ) => Promise<string[]>;
  cancelScheduled: typeof cancelScheduledMails;
  undo: typeof undoMailsOfChange;
}

export interface ApplicantDependencies {
  /** The pack's stages, rejection reasons and rating criteria. */
  copy: ConsoleCopy;
  mails: ApplicantMailService;
}
