export { deskEmail, previewMail } from './compose-desk-mail.ts';
export type { DeskMailParts } from './parts.ts';
export type { ReadSenders, Sender } from './recipient.ts';
export { sentMailsOf } from './sent-mails.ts';
export { stopMail, stopMailsTo } from './stop-mails.ts';
export { stopScheduledMails, takeBackMailsOf } from './stop-with-change.ts';
export { writeMail, writeMails } from './write-mails.ts';
