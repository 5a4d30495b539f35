export { composeMail } from './compose.ts';
export type { MailContext } from './context.ts';
export type { Mail } from './mail.ts';
export { mailHtml } from './mail-html.ts';
export { mailText } from './mail-text.ts';
export { plainFileName, resumeName } from './resume-name.ts';
