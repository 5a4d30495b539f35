import type { ApplicantDependencies } from '#domain/hiring/applicants/index.ts';
import {
  cancelScheduledMails,
  sentMailsOf,
  undoMailsOfChange,
  writeMails,
} from '#domain/messaging/console-mails/index.ts';
import type { ConsoleServices } from './services.ts';

/** The dependencies of the applicant functions: copy and emails. */
export function applicantDependencies({
  consoleCopy,
  mails,
  sendsMail,
}: ConsoleServices): ApplicantDependencies {
  const context = mails();
  return {
    copy: consoleCopy(),
    mails: {
      list: async (db, id) => (await sentMailsOf(db, [id])).get(id) ?? [],
      write: (granted, transaction, mail, now) =>
        writeMails(granted, transaction, { context, sendsMail }, mail, now),
      cancelScheduled: cancelScheduledMails,
      undo: undoMailsOfChange,
    },
  };
}
