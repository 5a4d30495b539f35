export { type MailContext, pageUrl } from './context.ts';
export { customerEmail } from './customer-email.ts';
export type { Mail } from './mail.ts';
export { mailHtml } from './mail-html.ts';
export { mailText } from './mail-text.ts';
export { resumeName } from './resume-name.ts';
export { teamEmail } from './team-email.ts';
