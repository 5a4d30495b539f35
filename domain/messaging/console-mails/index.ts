export {
  cancelMail,
  cancelMailsTo,
  cancelScheduledMails,
  undoMailsOfChange,
} from './cancel-mails.ts';
export { consoleEmail, previewMail } from './compose-mail.ts';
export type { ConsoleMailParts } from './parts.ts';
export type { ReadSenders, Sender } from './recipient.ts';
export { sentMailsOf } from './sent-mails.ts';
export { type ApplicantMails, writeMail, writeMails } from './write-mails.ts';
