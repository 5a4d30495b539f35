import type { Notification } from '#contract/console/notifications.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import type { Db } from '#db/schema.ts';
import type { Delivery, Topic } from '#domain/messaging/outbox/index.ts';
import {
  accountChangeMail,
  linkOrigin,
  linkToMail,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import { type NotificationKinds, notificationsToMail } from '#domain/staff/notifications/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { brandValues, type MailContext, receivedAt, subjectLine } from './context.ts';
import { greeting, MAIL_DEFAULTS, type Mail, plainName, signatureOf } from './mail.ts';

/** Notifies members of staff of a change of their own account. */
export const STAFF_ACCOUNT_MAILS = {
  /** Has no link, so that a phishing copy with a link can be recognized. */
  'staff.account': async (db, id, { copy, site }) => {
    const change = await accountChangeMail(db, id);
    if (!change) return null;
    const { subject, paragraphs, changes } = copy.customerEmails.account;
    const values = {
      ...brandValues(site),
      change: fillPlaceholders(changes[change.change], { ...change.roles }),
      time: receivedAt(change.at, site),
    };
    return {
      ...MAIL_DEFAULTS,
      to: change.email,
      subject: subjectLine(subject, values),
      opening: [
        greeting(copy.customerEmails.greeting, change.name),
        ...paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
      ],
      closing: [signatureOf(copy.customerEmails, values)],
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
  const { subject, paragraphs, button, after } = copy.customerEmails[purpose];
  const values = {
    ...brandValues(site),
    role: link.role,
    until: receivedAt(link.expiresAt, site),
  };
  return {
    ...MAIL_DEFAULTS,
    to: link.email,
    subject: subjectLine(subject, values),
    opening: paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
    action: {
      label: fillPlaceholders(button, values),
      url: linkOrigin(origin) + console + link.path,
    },
    closing: [fillPlaceholders(after, values), signatureOf(copy.customerEmails, values)],
  };
}

/**
 * Notifies members of staff of mentions and assignments. The text of a note is not mailed, because
 * a mailbox keeps it after the note is removed, the application is erased, or the recipient's role
 * changes.
 */
export const staffNotificationMails = (kinds: NotificationKinds) =>
  ({
    'staff.notices': async (db, id, { copy, site, origin, console }) => {
      const toMail = await notificationsToMail(db, id, kinds);
      if (!toMail || console === null) return null;
      const { email, name, notifications, remaining } = toMail;
      const { notifications: notificationsCopy, greeting: greetingCopy } = copy.customerEmails;
      const consoleUrl = linkOrigin(origin) + console;
      const listed = notifications.map(({ kind, by, subject }) => ({
        title: fillPlaceholders(notificationsCopy[kind], {
          name: plainName(by.name),
          about: plainName(subject.name) || subject.id,
        }),
        url: consoleUrl + pathOf(subject),
        facts: subject.about === '' ? [] : [subject.about],
      }));
      const count = notifications.length + remaining;
      const values = {
        ...brandValues(site),
        count: String(count),
        notice: listed[0]?.title ?? '',
      };
      const moreText = fillPlaceholders(plural(remaining, notificationsCopy.more), {
        count: String(remaining),
      });
      return {
        ...MAIL_DEFAULTS,
        to: email,
        subject: subjectLine(plural(count, notificationsCopy.subject), values),
        opening: [
          greeting(greetingCopy, name),
          ...notificationsCopy.paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
        ],
        links: listed,
        action: {
          label: fillPlaceholders(notificationsCopy.button, values),
          url: `${consoleUrl}/notifications`,
        },
        closing: [
          ...(remaining > 0 ? [moreText] : []),
          fillPlaceholders(notificationsCopy.after, values),
          signatureOf(copy.customerEmails, values),
        ],
      };
    },
  }) satisfies MailsByTopic;

const pathOf = ({ view, kind, id }: Notification['subject']) =>
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
