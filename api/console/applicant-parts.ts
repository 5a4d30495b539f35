import type { DeskParts } from '#domain/hiring/applicants/index.ts';
import {
  sentMailsOf,
  stopScheduledMails,
  takeBackMailsOf,
  writeMails,
} from '#domain/messaging/desk-mails/index.ts';
import type { DeskServices } from './services.ts';

/** The dependencies of the applicant functions: copy and emails. */
export function applicantParts({ desk, mails, sendsMail }: DeskServices): DeskParts {
  const context = mails();
  return {
    copy: desk(),
    mails: {
      list: async (db, id) => (await sentMailsOf(db, [id])).get(id) ?? [],
      write: (granted, transaction, mail, now) =>
        writeMails(granted, transaction, { context, sendsMail }, mail, now),
      stopScheduled: stopScheduledMails,
      takeBack: takeBackMailsOf,
    },
  };
}
