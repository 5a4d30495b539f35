export { deskEmail, previewMail } from './compose-desk-mail.ts';
export type { DeskMailParts } from './parts.ts';
export type { ReadSenders, Sender } from './recipient.ts';
export { sentMailsOf } from './sent-mails.ts';
export { stopMail, stopMailsTo, stopScheduledMails, takeBackMailsOf } from './stop-mails.ts';
export { type ToApplicants, writeMail, writeMails } from './write-mails.ts';
