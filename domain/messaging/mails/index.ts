export { type MailContext, pageUrl, subjectLine } from './context.ts';
export { customerEmail } from './customer-email.ts';
export { type Mail, mailHtml, mailText, plainName, withoutReplyTo } from './mail.ts';
export { documentName, plainFileName, resumeName } from './resume-name.ts';
export { staffEmail } from './staff-email.ts';
export {
  type ComposeMail,
  composeMail,
  type MailsByTopic,
  STAFF_ACCOUNT_MAILS,
  STAFF_LINK_MAILS,
  staffNoticeMails,
} from './staff-mails.ts';
export { teamEmail } from './team-email.ts';
