/** What a failure over SMTP means for the mail: for ever, for now, or for every mail alike. */
import { isTlsFailure, PermanentError, RetryableError, UnreachableError } from './errors.ts';

/** The fields of nodemailer's errors that tell failures apart. */
export interface SmtpError extends Error {
  code?: string;
  /** What the system called it. */
  originalCode?: string;
  /** The command that was answered; `CONN` outside of any, `API` where nothing was sent. */
  command?: string;
  response?: string;
  responseCode?: number;
  timeoutType?: string;
  recipient?: string;
}

/** Codes of nodemailer and of the system that tell of the server, not of the mail. */
const NOBODY_THERE =
  /^(EDNS|E(NO)?AUTH|EOAUTH2|ETLS|EPROXY|ECONFIG|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;
const NEVER_LET_IN = /^(CONNECT|GREETING|UPGRADE)_TIMEOUT$/;

/** Commands of a session before its first mail. */
const SESSION = /^(EHLO|HELO|LHLO|STARTTLS|AUTH\b)/;

interface Refused {
  /** To an address that somebody typed; the team's own are the operator's to mend. */
  isToCustomer: boolean;
  /** The message without people and secrets. */
  logged: string;
  /** The recipients who still need it; null for all. */
  left: readonly string[] | null;
}

export function failureOf(error: SmtpError, { isToCustomer, logged, left }: Refused): Error {
  const { message, code, originalCode, command = '', responseCode } = error;
  const facts = {
    code: responseCode ?? originalCode ?? code,
    logged,
    causeId: [responseCode ?? originalCode ?? code, enhancedCode(error), command].join(' '),
  };
  if (command === 'STARTTLS' && responseCode) {
    const withoutTls = 'The mail server did not start TLS, and nothing is sent without it';
    return new UnreachableError(`${withoutTls}: ${message}`, {
      ...facts,
      logged: `${withoutTls}: ${logged}`,
    });
  }
  if (isAway(error)) return new UnreachableError(message, facts);
  if (isToCustomer && isBadRecipient(error)) return new PermanentError(message, facts);
  return new RetryableError(message, { ...facts, left });
}

function isAway({ code, originalCode, command = '', ...error }: SmtpError): boolean {
  const codes = [code, originalCode].filter((name) => name !== undefined);
  return (
    codes.some((name) => NOBODY_THERE.test(name) || isTlsFailure(name)) ||
    (error.timeoutType !== undefined && NEVER_LET_IN.test(error.timeoutType)) ||
    error.responseCode === 421 ||
    SESSION.test(command) ||
    // Greetings that refuse, and answers that are no SMTP.
    (code === 'EPROTOCOL' && command === 'CONN') ||
    // Closed before anything of the mail was sent: nodemailer names a command otherwise.
    (code === 'ECONNECTION' && command === '')
  );
}

/**
 * Whether a server has said that there is no such recipient: in answer to `RCPT TO`, for good, by an enhanced
 * code (RFC 3463) or, where it gives none, in words that leave no doubt. Every other refusal is about the sender,
 * the server or its policy, which an operator can mend while the mail waits.
 */
export function isBadRecipient(error: SmtpError): boolean {
  const { command, responseCode = 0 } = error;
  // Nodemailer's own refusal of an address that no server could be asked for.
  if (command === 'API') return /^Invalid recipient/.test(error.message);
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  // Words of an address are not the server's.
  const words = (error.response ?? '').replace(/<[^>]*>|\S+@\S+/g, '');
  // Some servers refuse the sender only once they know the recipient, whatever code they give.
  if (POLICY.test(words)) return false;
  const enhanced = enhancedCode(error);
  if (enhanced !== '') return NO_SUCH_MAILBOX.test(enhanced);
  // A domain that takes no mail (RFC 7504).
  if (responseCode === 556) return true;
  return [550, 551, 553].includes(responseCode) && NO_SUCH_USER.test(words);
}

/** Addresses that do not exist, but for those of senders (X.1.7, X.1.8), and disabled mailboxes. */
const NO_SUCH_MAILBOX = /^5\.(1\.(?![78]$)\d+|2\.1)$/;

const WHO = '(user|mailbox|recipient|account|address)';
const NO_SUCH_USER = new RegExp(
  [
    `(no such|unknown|invalid|non-?existent|unrouteable|undeliverable) (local )?${WHO}`,
    `no ${WHO} (here )?(by|with) that name`,
    `${WHO}( here| name| address)?( is| was)? (unknown|invalid|not (found|known)|no longer)`,
    `${WHO}( here| name| address)? (does not|doesn't|doesn’t) exist`,
  ].join('|'),
  'i',
);
const POLICY =
  /\bsenders?\b|mail from|relay|polic|spam|block|black|reputation|spf|dkim|dmarc|auth|denied|not allowed|\b5\.7\.\d/i;

/** Whether a mail was refused for whom its answers go to; it can go without that. */
export function isReplyToRefused({ command, response = '' }: SmtpError): boolean {
  return command === 'DATA' && /reply[- ]?to\b/i.test(response);
}

/** The enhanced code of a reply, where it stands first or, as qmail writes it, in brackets; else empty. */
function enhancedCode({ response = '' }: SmtpError): string {
  const [, first, inBrackets] =
    /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b|\(#(\d\.\d{1,3}\.\d{1,3})\)/.exec(response) ?? [];
  return first ?? inBrackets ?? '';
}
