export { type ComposeMail, composeMail, type MailsByTopic } from './compose.ts';
export { type MailContext, pageUrl } from './context.ts';
export { customerEmail } from './customer-email.ts';
export type { Mail } from './mail.ts';
export { mailHtml } from './mail-html.ts';
export { mailText } from './mail-text.ts';
export { plainFileName, resumeName } from './resume-name.ts';
export { STAFF_LINK_MAILS } from './staff-link-mails.ts';
export { teamEmail } from './team-email.ts';
