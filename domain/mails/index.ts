export { inHeader, type MailContext, pageUrl, subjectLine } from './context.ts';
export { customerEmail } from './customer-email.ts';
export { plainName } from './greeting.ts';
export type { Mail } from './mail.ts';
export { mailHtml } from './mail-html.ts';
export { mailText } from './mail-text.ts';
export { documentName, resumeName } from './resume-name.ts';
export { staffEmail } from './staff-email.ts';
export { teamEmail } from './team-email.ts';
