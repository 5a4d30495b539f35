import type { Notice } from '#contract/console/notices.ts';
import { fill } from '#contract/fill.ts';
import type { Db } from '#db/schema.ts';
import type { Delivery, Topic } from '#domain/messaging/outbox/index.ts';
import {
  changeToTell,
  linkToMail,
  namedOrigin,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import { type NoticeKinds, noticesToMail } from '#domain/staff/notices/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { brandValues, type MailContext, receivedAt, subjectLine } from './context.ts';
import { greeting, type Mail, PLAIN_MAIL, plainName, signatureOf } from './mail.ts';

/** Notifies members of staff of a change of their own account. */
export const STAFF_ACCOUNT_MAILS = {
  /** Has no link, so that a phishing copy with a link can be recognized. */
  'staff.account': async (db, id, { copy, site }) => {
    const change = await changeToTell(db, id);
    if (!change) return null;
    const { subject, paragraphs, changes } = copy.letters.account;
    const values = {
      ...brandValues(site),
      change: fill(changes[change.change], { ...change.roles }),
      time: receivedAt(change.at, site),
    };
    return {
      ...PLAIN_MAIL,
      to: change.email,
      subject: subjectLine(subject, values),
      opening: [
        greeting(copy.letters.greeting, change.name),
        ...paragraphs.map((paragraph) => fill(paragraph, values)),
      ],
      closing: [signatureOf(copy.letters, values)],
    };
  },
} satisfies MailsByTopic;

/** Mails with a link for staff. Their subject id is the digest of the link's token. */
export const STAFF_LINK_MAILS = {
  'staff.invitation': (db, id, context) => staffLinkEmail(db, id, context, 'invitation'),
  'staff.recovery': (db, id, context) => staffLinkEmail(db, id, context, 'recovery'),
} satisfies MailsByTopic;

/** Generates the link's token only now, so that no stored row contains it. */
async function staffLinkEmail(
  db: Db,
  id: string,
  { copy, site, origin, console }: MailContext,
  purpose: 'invitation' | 'recovery',
): Promise<Mail | null> {
  const link = await linkToMail(db, await siteSecret(db, STAFF_SECRET), id, Date.now());
  // The link was used, revoked or has expired, or the console is no longer served.
  if (!link || console === null) return null;
  const { subject, paragraphs, button, after } = copy.letters[purpose];
  const values = {
    ...brandValues(site),
    role: link.role,
    until: receivedAt(link.expiresAt, site),
  };
  return {
    ...PLAIN_MAIL,
    to: link.email,
    subject: subjectLine(subject, values),
    opening: paragraphs.map((paragraph) => fill(paragraph, values)),
    action: { label: fill(button, values), url: namedOrigin(origin) + console + link.path },
    closing: [fill(after, values), signatureOf(copy.letters, values)],
  };
}

/**
 * Notifies members of staff of mentions and assignments. The text of a note is not mailed, because
 * a mailbox keeps it after the note is removed, the application is erased, or the recipient's role
 * changes.
 */
export const staffNoticeMails = (kinds: NoticeKinds) =>
  ({
    'staff.notices': async (db, id, { copy, site, origin, console }) => {
      const toMail = await noticesToMail(db, id, kinds);
      if (!toMail || console === null) return null;
      const { email, name, notices, more } = toMail;
      const { notices: noticesCopy, greeting: greetingCopy } = copy.letters;
      const consoleUrl = namedOrigin(origin) + console;
      const listed = notices.map(({ kind, by, subject }) => ({
        title: fill(noticesCopy[kind], {
          name: plainName(by.name),
          about: plainName(subject.name) || subject.id,
        }),
        url: consoleUrl + pathOf(subject),
        facts: subject.about === '' ? [] : [subject.about],
      }));
      const count = notices.length + more;
      const values = {
        ...brandValues(site),
        count: String(count),
        notice: listed[0]?.title ?? '',
      };
      const moreText = fill(noticesCopy.more[more === 1 ? 'one' : 'many'], { count: String(more) });
      return {
        ...PLAIN_MAIL,
        to: email,
        subject: subjectLine(noticesCopy.subject[count === 1 ? 'one' : 'many'], values),
        opening: [
          greeting(greetingCopy, name),
          ...noticesCopy.paragraphs.map((paragraph) => fill(paragraph, values)),
        ],
        listed,
        action: { label: fill(noticesCopy.button, values), url: `${consoleUrl}/for-you` },
        closing: [
          ...(more > 0 ? [moreText] : []),
          fill(noticesCopy.after, values),
          signatureOf(copy.letters, values),
        ],
      };
    },
  }) satisfies MailsByTopic;

const pathOf = ({ view, kind, id }: Notice['subject']) =>
  view === 'inbox' ? `/inbox/${kind}/${id}` : `/applicants/${id}`;

/** Composes the e-mail of a notification; null if its subject has been erased. */
export type ComposeMail = (
  db: Db,
  subjectId: string,
  context: MailContext,
  /** Epoch milliseconds. */
  enqueuedAt: number,
) => Promise<Mail | null>;

export type MailsByTopic = Readonly<Partial<Record<Topic, ComposeMail>>>;

/**
 * The e-mail of a notification; null if its subject has been erased.
 * @throws Error for a topic without a mail
 */
export async function composeMail(
  db: Db,
  { topic, subjectId, createdAt }: Pick<Delivery, 'topic' | 'subjectId' | 'createdAt'>,
  context: MailContext,
  mails: MailsByTopic,
): Promise<Mail | null> {
  const compose = mails[topic];
  if (!compose) throw new Error(`No mail is composed for the topic ${topic}`);
  return compose(db, subjectId, context, createdAt);
}
