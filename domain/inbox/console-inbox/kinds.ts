/** The kinds of submissions that appear in the inbox. */
import type { Db } from '#db/schema.ts';
import type {
  InboxKind,
  KindDescriptor,
  Kinds,
  SubmissionRow,
} from '#domain/inbox/submissions/index.ts';
import type { Sender } from '#domain/messaging/console-mails/index.ts';

interface InboxKindDescriptor extends KindDescriptor {
  inbox: InboxKind<SubmissionRow>;
}

const isInInbox = (kind: KindDescriptor): kind is InboxKindDescriptor => kind.inbox !== undefined;

export const inboxKindsOf = ({ submissions }: Kinds): InboxKindDescriptor[] =>
  submissions.filter(isInInbox);

/** Names of these kinds for the console. */
export function inboxKinds(kinds: Kinds): { id: string; label: string; plural: string }[] {
  return inboxKindsOf(kinds).map(({ name: id, inbox: { label, plural } }) => ({
    id,
    label,
    plural,
  }));
}

/**
 * @returns a function that reads the senders of submissions; it returns none for a kind that is not
 *   in the inbox
 */
export function inboxSenders(kinds: Kinds) {
  return async (db: Db, name: string, ids: readonly string[]): Promise<Sender[]> => {
    const kind = inboxKindsOf(kinds).find((candidate) => candidate.name === name);
    const rows = kind && ids.length > 0 ? await kind.read(db, ids) : [];
    return rows.map(({ id: subjectId, email, name: senderName, page }) => ({
      subjectId,
      email,
      name: senderName,
      page: page.route,
    }));
  };
}
