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

/** Somebody of the staff hears of a change in their own account. */
export const STAFF_ACCOUNT_MAILS = {
  /** Without a link: one that looks like it could be anybody's. */
  'staff.account': async (db, id, { copy, site }) => {
    const told = await changeToTell(db, id);
    if (!told) return null;
    const { subject, paragraphs, changes } = copy.letters.account;
    const values = {
      ...brandValues(site),
      change: fill(changes[told.change], { ...told.roles }),
      time: receivedAt(told.at, site),
    };
    return {
      ...PLAIN_MAIL,
      to: told.email,
      subject: subjectLine(subject, values),
      opening: [
        greeting(copy.letters.greeting, told.name),
        ...paragraphs.map((paragraph) => fill(paragraph, values)),
      ],
      closing: [signatureOf(copy.letters, values)],
    };
  },
} satisfies MailsByTopic;

/** About a link, by the digest of its token. */
export const STAFF_LINK_MAILS = {
  /** To a person who is invited to the console. */
  'staff.invitation': (db, id, context) => staffLinkEmail(db, id, context, 'invitation'),
  /** To somebody of the staff who sets up a new way to sign in. */
  'staff.recovery': (db, id, context) => staffLinkEmail(db, id, context, 'recovery'),
} satisfies MailsByTopic;

/** The link's token is made now: nothing that waited for this mail had it. */
async function staffLinkEmail(
  db: Db,
  id: string,
  { copy, site, origin, console }: MailContext,
  purpose: 'invitation' | 'recovery',
): Promise<Mail | null> {
  const link = await linkToMail(db, await siteSecret(db, STAFF_SECRET), id, Date.now());
  // Used, taken back or expired by now, or there is no desk any more.
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
 * Somebody of the staff hears of mentions and assignments. What a note says stays in the console: a
 * mailbox keeps it when the note is removed, the application erased, or the recipient's role
 * changed.
 */
export const staffNoticeMails = (kinds: NoticeKinds) =>
  ({
    'staff.notices': async (db, id, { copy, site, origin, console }) => {
      const mailed = await noticesToMail(db, id, kinds);
      if (!mailed || console === null) return null;
      const { email, name, notices, more } = mailed;
      const { notices: words, greeting: greetingCopy } = copy.letters;
      const desk = namedOrigin(origin) + console;
      const listed = notices.map(({ kind, by, subject }) => ({
        title: fill(words[kind], {
          name: plainName(by.name),
          about: plainName(subject.name) || subject.id,
        }),
        url: desk + pathOf(subject),
        facts: subject.about === '' ? [] : [subject.about],
      }));
      const count = notices.length + more;
      const values = {
        ...brandValues(site),
        count: String(count),
        notice: listed[0]?.title ?? '',
      };
      const rest = fill(words.more[more === 1 ? 'one' : 'many'], { count: String(more) });
      return {
        ...PLAIN_MAIL,
        to: email,
        subject: subjectLine(words.subject[count === 1 ? 'one' : 'many'], values),
        opening: [
          greeting(greetingCopy, name),
          ...words.paragraphs.map((paragraph) => fill(paragraph, values)),
        ],
        listed,
        action: { label: fill(words.button, values), url: `${desk}/for-you` },
        closing: [
          ...(more > 0 ? [rest] : []),
          fill(words.after, values),
          signatureOf(copy.letters, values),
        ],
      };
    },
  }) satisfies MailsByTopic;

const pathOf = ({ view, kind, id }: Notice['subject']) =>
  view === 'inbox' ? `/inbox/${kind}/${id}` : `/applicants/${id}`;

/** The e-mail for a notification; null where what it is about has been erased. */
export type ComposeMail = (
  db: Db,
  subjectId: string,
  context: MailContext,
  /** Epoch milliseconds. */
  enqueuedAt: number,
) => Promise<Mail | null>;

/** What is sent by mail. */
export type MailsByTopic = Readonly<Partial<Record<Topic, ComposeMail>>>;

/** The e-mail for a notification; null where the submission has been erased since. */
export async function composeMail(
  db: Db,
  { topic, subjectId, createdAt }: Pick<Delivery, 'topic' | 'subjectId' | 'createdAt'>,
  context: MailContext,
  mails: MailsByTopic,
): Promise<Mail | null> {
  const compose = mails[topic];
  if (!compose) throw new Error(`${topic} is no mail`);
  return compose(db, subjectId, context, createdAt);
}
