/** Sends mails over SMTP. */

import { createTransport } from 'nodemailer';
import { toOneLine } from '#contract/text-rules.ts';
import { type Mail, withoutReplyTo } from '#domain/messaging/mails/index.ts';
import { bareEmail } from '#server/setting-formats.ts';
import { mailMessage } from './mail-message.ts';
import { failureOf, isBadRecipient, isReplyToRefused, type SmtpError } from './smtp-failure.ts';
import { passwordsOf, smtpConnection } from './smtp-url.ts';

export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  smtpUrl: string;
  /** An address, with or without a name. */
  from: string;
  /** Addresses of the team. */
  to: readonly string[];
  /** Addresses that get the messages about a topic instead of `to`, by the topic's id. */
  toByTopic: Readonly<Record<string, readonly string[]>>;
}

/** Milliseconds to connect, and again for the greeting. */
const CONNECT_TIMEOUT = 10_000;

/** Milliseconds without a response while a mail is sent. */
const SOCKET_TIMEOUT = 30_000;

const MAX_CONNECTIONS = 4;

/** Milliseconds until an unused connection is closed. */
const IDLE_TIMEOUT = 5000;

export interface Mailer {
  /** @param remainingRecipients the recipients who still need it; null for all */
  send: (id: string, mail: Mail, remainingRecipients: readonly string[] | null) => Promise<void>;
  /** Closes all connections. */
  close: () => void;
}

interface MailerOptions {
  settings: MailSettings;
  /** The brand color as `#RRGGBB`. */
  color: string;
  /** Called if a server accepted a mail but refused a part of it. */
  warn: (warning: MailWarning) => void;
}

export interface MailWarning {
  type: 'team address refused' | 'reply-to refused';
  /** The server's response, without personal data and secrets. */
  reason: string;
}

export function createMailer({ settings, color, warn }: MailerOptions): Mailer {
  const { from, toByTopic } = settings;
  const transport = openTransport(settings.smtpUrl);
  const address = bareEmail(from);
  const ownAddresses = new Set(
    [from, ...settings.to, ...Object.values(toByTopic).flat()].map((text) =>
      bareEmail(text).toLowerCase(),
    ),
  );
  const secrets = passwordsOf(settings.smtpUrl);

  const send: Mailer['send'] = async (id, mail, remainingRecipients) => {
    const person = mail.to === null ? mail.replyTo : { address: mail.to, name: '' };
    const people = [person?.address ?? '', person?.name ?? '', mail.subject];
    const hidden = { ownAddresses, secrets, people };
    // If the team has several addresses, the log names the one that is refused.
    const logMessage = ({ message, recipient = '' }: SmtpError) =>
      loggedText(ownAddresses.has(recipient) ? `${recipient}: ${message}` : message, hidden);
    const team = toByTopic[mail.topic] ?? settings.to;
    const all = mail.to === null ? [...team] : [mail.to];
    const recipients =
      remainingRecipients === null ? all : all.filter((text) => remainingRecipients.includes(text));
    // The remaining recipients were removed from the settings.
    if (recipients.length === 0) return;
    const submit = (content: Mail) =>
      transport.sendMail({
        ...mailMessage(id, content, { from, address, color }),
        to: all,
        envelope: { from: address, to: recipients },
      });
    const fail = (error: SmtpError, remaining: readonly string[] | null) => {
      throw failureOf(error, {
        isToCustomer: mail.to !== null,
        logMessage: logMessage(error),
        remaining,
      });
    };
    const { rejectedErrors } = await submit(mail)
      .catch((error: SmtpError) => {
        if (!mail.replyTo || !isReplyToRefused(error)) throw error;
        warn({ type: 'reply-to refused', reason: logMessage(error) });
        return submit(withoutReplyTo(mail));
      })
      .catch((error: SmtpError) => fail(error, remainingRecipients));
    // Part of the team has the mail. Addresses that do not exist are skipped, others are retried.
    const refused = (rejectedErrors ?? []) as SmtpError[];
    for (const error of refused.filter(isBadRecipient)) {
      warn({ type: 'team address refused', reason: logMessage(error) });
    }
    const retryable = refused.filter((error) => !isBadRecipient(error));
    const remaining = recipients.filter((text) =>
      retryable.some(({ recipient }) => recipient === bareEmail(text)),
    );
    if (retryable[0]) fail(retryable[0], remaining);
  };
  return { send, close: () => transport.close() };
}

function openTransport(smtpUrl: string) {
  const transport = createTransport({
    ...smtpConnection(smtpUrl),
    // A greeting and a handshake take far longer than a mail, so connections are reused.
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: IDLE_TIMEOUT,
    // The outbox decides about retries.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    // Text from forms must never be read as the path of a file or as a URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Without a listener, an error of an idle connection would end the process. It fails no delivery.
  transport.on('error', () => undefined);
  return transport;
}

interface Hidden {
  /** Addresses of the settings stay, because the operator must know which one is refused. */
  ownAddresses: ReadonlySet<string>;
  /** Names, addresses and subjects of the mail. */
  people: readonly string[];
  secrets: readonly string[];
}

/** Also matches addresses that are encoded in a URL. */
const ADDRESS = /[^\s<>()[\]"',;:=&?/]+(?:@|%40)[^\s<>()[\]"',;:&]+/gi;

/** Shorter names are not replaced, because they also occur as other words. */
const MIN_HIDDEN_LENGTH = 3;

const MAX_LOG_LENGTH = 300;

/** Removes personal data and passwords, which servers may repeat, from a response. */
export function loggedText(text: string, { ownAddresses, people, secrets }: Hidden): string {
  const isOwn = (address: string) => ownAddresses.has(address.toLowerCase().replace(/\.+$/, ''));
  const names = people.flatMap((person) => [person, person.split('@')[0] ?? '']);
  const withoutSecrets = replaceAll(text, secrets, '[secret]');
  const withoutAddresses = withoutSecrets.replace(ADDRESS, (address) =>
    isOwn(address) ? address : '[address]',
  );
  return toOneLine(replaceAll(withoutAddresses, names, '[…]')).slice(0, MAX_LOG_LENGTH);
}

function replaceAll(text: string, hidden: readonly string[], replacement: string): string {
  return hidden
    .filter(({ length }) => length >= MIN_HIDDEN_LENGTH)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replace(wholeWord(word), replacement), text);
}

const wholeWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'giu');
