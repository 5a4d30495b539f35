/** Mails over SMTP. */
import { createTransport } from 'nodemailer';
import { type Mail, mailHtml, mailText } from '#domain/mails/index.ts';
import { emailIn } from './email-in.ts';
import { PermanentError, RetryableError, UnreachableError } from './errors.ts';

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
  send: (id: string, mail: Mail) => Promise<void>;
  /** Lets go of the connections. */
  close: () => void;
}

/**
 * @param colour of the brand
 * @returns whose `send` hands over one mail; its `Message-ID` is made of the id, so that a repeat is
 *   recognised
 */
export function createMailer(
  { smtpUrl, from, to, toByTopic }: MailSettings,
  colour: string,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
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
  // A connection that breaks while nobody uses it is nobody's failure.
  transport.on('error', () => undefined);
  const address = emailIn(from);
  const messageId = (id: string) => `<${id}@${address.split('@')[1]}>`;

  const send: Mailer['send'] = async (id, mail) => {
    const { replyTo, leaveUrl, thread } = mail;
    const answered = thread.at(-1);
    try {
      await transport.sendMail({
        messageId: messageId(id),
        from: mail.from === null ? from : { name: mail.from, address },
        ...(answered && {
          inReplyTo: messageId(answered),
          references: thread.map(messageId),
        }),
        to: mail.to ?? [...(toByTopic[mail.topic] ?? to)],
        ...(replyTo && { replyTo }),
        subject: mail.subject,
        text: mailText(mail),
        html: mailHtml(mail, colour),
        attachments: mail.attachments.map(({ fileName, type, bytes }) => ({
          filename: fileName,
          contentType: type,
          content: Buffer.from(bytes),
        })),
        headers: {
          // No holiday replies, neither to us nor to whoever wrote; a person who writes hears of them.
          ...(mail.from === null && {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          }),
          ...(leaveUrl && {
            'List-Unsubscribe': `<${leaveUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw failureOf(error, mail.to !== null);
    }
  };
  return { send, close: () => transport.close() };
}

/** Codes of nodemailer and of the system that tell of the server, not of the mail. */
const NOBODY_THERE =
  /^(EDNS|E(NO)?AUTH|EOAUTH2|ETLS|EPROXY|ECONFIG|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;
const NEVER_LET_IN = /^(CONNECT|GREETING|UPGRADE)_TIMEOUT$/;

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  /** A reply that the same mail would get again. */
  permanent?: boolean;
  timeoutType?: string;
}

/** @param isToCustomer to an address that somebody typed; the team's own is ours to mend meanwhile */
function failureOf(error: unknown, isToCustomer: boolean): Error {
  const { message, code, originalCode, responseCode, permanent, timeoutType } = error as SmtpError;
  const isAway =
    [code, originalCode].some((name) => name && NOBODY_THERE.test(name)) ||
    (timeoutType !== undefined && NEVER_LET_IN.test(timeoutType)) ||
    responseCode === 421;
  const reason = responseCode ?? originalCode ?? code;
  if (isAway) return new UnreachableError(message, reason);
  return new (permanent && isToCustomer ? PermanentError : RetryableError)(message, reason);
}
