/** Placeholders of mails, separate from the schemas so that scripts do not load zod. */

/** Names that a template has in braces, filled in for each recipient. */
export const MAIL_PLACEHOLDERS = ['name', 'job', 'reference', 'brand', 'staff', 'link'] as const;
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number];

/** Only applications have a job and a link to the applicant's page. */
const OF_APPLICATIONS: readonly string[] = ['job', 'link'] satisfies MailPlaceholder[];

/** The placeholders available in a mail about this kind of submission. */
export function placeholdersFor(kind: string): readonly MailPlaceholder[] {
  if (kind === 'application') return MAIL_PLACEHOLDERS;
  return MAIL_PLACEHOLDERS.filter((name) => !OF_APPLICATIONS.includes(name));
}

/** All names in braces in a text, without duplicates, including unknown ones. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))];
}
