/** Stored keys whose own words would mislead. Entries keep their keys, because they cannot change. */
const LABELS: Readonly<Record<string, string>> = {
  ids: 'applications',
  mails: 'emails written',
  mailsStopped: 'emails canceled',
  desk_mails: 'emails from staff',
  isRead: 'read',
  isSpam: 'spam',
  shown: 'shown to the applicant',
  by: 'method',
  what: 'sign-in method',
};

/** Counts that most entries have as 0. */
const COUNTS_WITHOUT_ZERO = new Set(['mails', 'mailsStopped']);

export const isWorthShowing = (name: string, value: unknown) =>
  !(value === 0 && COUNTS_WITHOUT_ZERO.has(name));

/** `assigneeId` becomes "assignee", `job_alerts` "job alerts". */
export const detailLabel = (name: string) =>
  LABELS[name] ??
  name
    .replace(/(?<=.)Id$/, '')
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
