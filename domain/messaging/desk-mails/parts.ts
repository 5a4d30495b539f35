import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';
import { audit } from '#domain/staff/audit.ts';

/** What mails are written with. */
export interface DeskMailParts {
  /** In the site's own language. */
  context: MailContext;
  /** Whether mails leave this site at all. */
  sendsMail: boolean;
}

/** What it takes to read what a mail is about, and to write one. */
export const mailPermissions = (kind: string) =>
  kind === 'application'
    ? ({ read: 'applicants.read', work: 'applicants.work' } as const)
    : ({ read: 'messages.read', work: 'messages.work' } as const);

/** The topic under which the outbox has them. */
export const DESK_MAIL = 'desk.mail';

/** @throws ProblemError `conflict` */
export function requireMail({ sendsMail }: DeskMailParts): void {
  if (sendsMail) return;
  const detail =
    'This site sends no mail yet. Whoever runs it has to set SMTP_URL, MAIL_FROM and MAIL_TO';
  throw new ProblemError('conflict', detail);
}

/** What the desks of others are told has changed. */
export function changedTopics(kind: string, subjectIds: readonly string[]): string[] {
  const [list, one] = kind === 'application' ? ['applications', 'application'] : ['inbox', 'inbox'];
  return [list, ...subjectIds.map((id) => `${one}:${id}`), 'deliveries'];
}

interface NotedMail {
  id: string;
  kind: string;
  subjectId: string;
  /** Null where it was not done by staff. */
  staffId: string | null;
}

/** Puts what happened to a mail into the record, and into the history of the application that it is about. */
export async function noteMail(
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
  const happened = { applicationId: subjectId, staffId, kind: event, data: details };
  await addEvents(transaction, [happened], now);
}
