import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';
import { audit } from '#domain/staff/audit.ts';

export interface ConsoleMailParts {
  /** In the site's first language. */
  context: MailContext;
  /** False if SMTP is not set up. */
  sendsMail: boolean;
}

/** Permissions to read the submission that a mail is about, and to write a mail about it. */
export const mailPermissions = (kind: string) =>
  kind === 'application'
    ? ({ read: 'applicants.read', work: 'applicants.work' } as const)
    : ({ read: 'messages.read', work: 'messages.work' } as const);

/** The outbox topic of mails that staff write. */
export const CONSOLE_MAIL = 'desk.mail';

/** @throws ProblemError `conflict` */
export function requireMail({ sendsMail }: ConsoleMailParts): void {
  if (sendsMail) return;
  const detail =
    'This site does not send mail yet. Its operator must set SMTP_URL, MAIL_FROM and MAIL_TO';
  throw new ProblemError('conflict', detail);
}

/** Topics that other consoles read again after a mail was written or stopped. */
export function changedTopics(kind: string, subjectIds: readonly string[]): string[] {
  const [list, detail] =
    kind === 'application' ? ['applications', 'application'] : ['inbox', 'inbox'];
  return [list, ...subjectIds.map((id) => `${detail}:${id}`), 'deliveries'];
}

interface NotedMail {
  id: string;
  kind: string;
  subjectId: string;
  /** Null if the applicant or the program did it. */
  staffId: string | null;
}

/** Adds an event of a mail to the audit log, and to the activity of its application. */
export async function logMailEvent(
  transaction: Db,
  event: 'mail-written' | 'mail-stopped',
  { id, kind, subjectId, staffId }: NotedMail,
  now: number,
): Promise<void> {
  const details = { mail: id };
  await audit(
    transaction,
    { staffId, action: event, objectKind: kind, objectId: subjectId, details },
    now,
  );
  if (kind !== 'application') return;
  const activity = { applicationId: subjectId, staffId, kind: event, data: details };
  await addEvents(transaction, [activity], now);
}
