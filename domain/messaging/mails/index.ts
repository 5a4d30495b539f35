export { type MailContext, pageUrl, subjectLine } from './context.ts';
export { customerEmail, staffEmail, teamEmail } from './emails.ts';
export { type Mail, mailHtml, mailText, plainName, withoutReplyTo } from './mail.ts';
export { STAFF_CONTENT_MAILS } from './publication-mail.ts';
export { documentName, plainFileName, resumeName } from './resume-name.ts';
export {
  type ComposeMail,
  composeMail,
  type MailsByTopic,
  STAFF_ACCOUNT_MAILS,
  STAFF_LINK_MAILS,
  staffNotificationMails,
} from './staff-mails.ts';
