/** Mails over SMTP. */

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
  /** The team. */
  to: readonly string[];
  /** Who of it is told of messages about a topic, by its id; the others are for all. */
  toByTopic: Readonly<Record<string, readonly string[]>>;
}

/** Milliseconds: to be let in, and without a word while a mail is handed over. */
const TO_CONNECT = 10_000;
const SILENCE = 30_000;

/** Connections that are open at once, and milliseconds until one that nobody uses is closed. */
const CONNECTIONS = 4;
const IDLE = 5000;

export interface Mailer {
  /** @param only the recipients who still need it; null for all */
  send: (id: string, mail: Mail, only: readonly string[] | null) => Promise<void>;
  /** Lets go of the connections. */
  close: () => void;
}

interface MailerOptions {
  settings: MailSettings;
  /** Of the brand. */
  colour: string;
  /** Told of what a server refused of a mail that it took all the same. */
  report: (flaw: MailFlaw) => void;
}

export interface MailFlaw {
  what: 'team address refused' | 'reply-to refused';
  /** The server's words, without people and secrets. */
  reason: string;
}

/**
 * @returns whose `send` hands over one mail; its `Message-ID` is made of the id, so that a repeat is
 *   recognised
 */
export function createMailer({ settings, colour, report }: MailerOptions): Mailer {
  const { from, toByTopic } = settings;
  const transport = openTransport(settings.smtpUrl);
  const address = bareEmail(from);
  const own = new Set(
    [from, ...settings.to, ...Object.values(toByTopic).flat()].map((text) =>
      bareEmail(text).toLowerCase(),
    ),
  );
  const secrets = passwordsOf(settings.smtpUrl);

  const send: Mailer['send'] = async (id, mail, only) => {
    const person = mail.to === null ? mail.replyTo : { address: mail.to, name: '' };
    const people = [person?.address ?? '', person?.name ?? '', mail.subject];
    const hidden = { own, secrets, people };
    // Of several addresses of the team, the log says which one is refused.
    const logged = ({ message, recipient = '' }: SmtpError) =>
      loggedText(own.has(recipient) ? `${recipient}: ${message}` : message, hidden);
    const team = toByTopic[mail.topic] ?? settings.to;
    const all = mail.to === null ? [...team] : [mail.to];
    const recipients = only === null ? all : all.filter((each) => only.includes(each));
    // The others have it, and these are in the settings no more.
    if (recipients.length === 0) return;
    const handOver = (which: Mail) =>
      transport.sendMail({
        ...mailMessage(id, which, { from, address, colour }),
        to: all,
        envelope: { from: address, to: recipients },
      });
    const fail = (error: SmtpError, left: readonly string[] | null) => {
      throw failureOf(error, { isToCustomer: mail.to !== null, logged: logged(error), left });
    };
    const { rejectedErrors } = await handOver(mail)
      .catch((error: SmtpError) => {
        if (!mail.replyTo || !isReplyToRefused(error)) throw error;
        report({ what: 'reply-to refused', reason: logged(error) });
        return handOver(withoutReplyTo(mail));
      })
      .catch((error: SmtpError) => fail(error, only));
    // Some of the team have it; whoever does not exist cannot, and the others are tried again.
    const refused = (rejectedErrors ?? []) as SmtpError[];
    for (const error of refused.filter(isBadRecipient)) {
      report({ what: 'team address refused', reason: logged(error) });
    }
    const waiting = refused.filter((error) => !isBadRecipient(error));
    const left = recipients.filter((each) =>
      waiting.some(({ recipient }) => recipient === bareEmail(each)),
    );
    if (waiting[0]) fail(waiting[0], left);
  };
  return { send, close: () => transport.close() };
}

function openTransport(smtpUrl: string) {
  const transport = createTransport({
    ...smtpConnection(smtpUrl),
    // Greetings and handshakes take far longer than a mail.
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE,
    // Who tries again, and when, is settled in the outbox.
    maxRequeues: 0,
    connectionTimeout: TO_CONNECT,
    greetingTimeout: TO_CONNECT,
    socketTimeout: SILENCE,
    // What people send is text, never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that breaks while idle fails no delivery.
  transport.on('error', () => undefined);
  return transport;
}

/** A server's own words in the log, without what they may repeat of people and of passwords. */
interface Hidden {
  /** Addresses of the settings: the operator has to know which of them is refused. */
  own: ReadonlySet<string>;
  /** Names, addresses and subjects that the mail had in it. */
  people: readonly string[];
  secrets: readonly string[];
}

/** What looks like an address, also where it is encoded in a URL. */
const ADDRESS = /[^\s<>()[\]"',;:=&?/]+(?:@|%40)[^\s<>()[\]"',;:&]+/gi;

/** Shorter ones occur in other words. */
const SHORTEST = 3;

const LONGEST = 300;

export function loggedText(text: string, { own, people, secrets }: Hidden): string {
  const isOwn = (address: string) => own.has(address.toLowerCase().replace(/\.+$/, ''));
  const words = people.flatMap((person) => [person, person.split('@')[0] ?? '']);
  const withoutSecrets = without(text, secrets, '[secret]');
  const withoutAddresses = withoutSecrets.replace(ADDRESS, (found) =>
    isOwn(found) ? found : '[address]',
  );
  return toOneLine(without(withoutAddresses, words, '[…]')).slice(0, LONGEST);
}

function without(text: string, hidden: readonly string[], mark: string): string {
  return hidden
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replace(wholeWord(word), mark), text);
}

const wholeWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'giu');
