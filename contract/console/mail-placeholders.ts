/** What is filled in in mails for each recipient, apart from the schemas. */

/** What stands in a template in braces, and is filled in for each recipient. */
export const MAIL_PLACEHOLDERS = [
  'name',
  'opening',
  'reference',
  'brand',
  'staff',
  'link',
] as const;
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number];

/** Only an application has an opening, and a page of the applicant's own to lead to. */
const OF_APPLICATIONS: readonly string[] = ['opening', 'link'] satisfies MailPlaceholder[];

/** Those that a mail about something of this kind can have. */
export function placeholdersFor(kind: string): readonly MailPlaceholder[] {
  if (kind === 'application') return MAIL_PLACEHOLDERS;
  return MAIL_PLACEHOLDERS.filter((name) => !OF_APPLICATIONS.includes(name));
}

/** What a text has in braces, each name once, whether it is one of those that are filled in or not. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))];
}
