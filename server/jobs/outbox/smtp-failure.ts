/** Classifies SMTP failures: permanent, temporary, or the same for every mail. */
import { isTlsFailure, PermanentError, RetryableError, UnreachableError } from './errors.ts';

/** The fields of nodemailer's errors that tell failures apart. */
export interface SmtpError extends Error {
  code?: string;
  /** The code of the system error. */
  originalCode?: string;
  /** The command that failed; `CONN` before any command, `API` if nothing was sent. */
  command?: string;
  response?: string;
  responseCode?: number;
  timeoutType?: string;
  recipient?: string;
}

/** Codes of nodemailer and of the system that are about the server, not the mail. */
const SERVER_ERROR =
  /^(EDNS|E(NO)?AUTH|EOAUTH2|ETLS|EPROXY|ECONFIG|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;
const CONNECT_TIMEOUT = /^(CONNECT|GREETING|UPGRADE)_TIMEOUT$/;

/** Commands before the first mail of a session. */
const SESSION_COMMAND = /^(EHLO|HELO|LHLO|STARTTLS|AUTH\b)/;

interface FailedMail {
  /** A customer's address may be mistyped; the operator can fix those of the team. */
  isToCustomer: boolean;
  /** The message without personal data and secrets. */
  logMessage: string;
  /** The recipients who still need it; null for all. */
  remaining: readonly string[] | null;
}

export function failureOf(
  error: SmtpError,
  { isToCustomer, logMessage, remaining }: FailedMail,
): Error {
  const { message, code, originalCode, command = '', responseCode } = error;
  const details = {
    code: responseCode ?? originalCode ?? code,
    logMessage,
    causeId: [responseCode ?? originalCode ?? code, enhancedCode(error), command].join(' '),
  };
  if (command === 'STARTTLS' && responseCode) {
    const withoutTls = 'The mail server did not start TLS, and nothing is sent without it';
    return new UnreachableError(`${withoutTls}: ${message}`, {
      ...details,
      logMessage: `${withoutTls}: ${logMessage}`,
    });
  }
  if (isServerFailure(error)) return new UnreachableError(message, details);
  if (isToCustomer && isBadRecipient(error)) return new PermanentError(message, details);
  return new RetryableError(message, { ...details, remaining });
}

function isServerFailure({ code, originalCode, command = '', ...error }: SmtpError): boolean {
  const codes = [code, originalCode].filter((name) => name !== undefined);
  return (
    codes.some((name) => SERVER_ERROR.test(name) || isTlsFailure(name)) ||
    (error.timeoutType !== undefined && CONNECT_TIMEOUT.test(error.timeoutType)) ||
    error.responseCode === 421 ||
    SESSION_COMMAND.test(command) ||
    // The greeting refuses, or the response is not SMTP.
    (code === 'EPROTOCOL' && command === 'CONN') ||
    // Without a command, the connection closed before any part of the mail was sent.
    (code === 'ECONNECTION' && command === '')
  );
}

/**
 * Whether the recipient does not exist: the server refused `RCPT TO` permanently, with an enhanced
 * code (RFC 3463) or, without one, with an unambiguous text. All other refusals are about the
 * sender, the server or its policy, which an operator can fix while the mail waits.
 */
export function isBadRecipient(error: SmtpError): boolean {
  const { command, responseCode = 0 } = error;
  // Nodemailer refuses malformed addresses before it sends anything.
  if (command === 'API') return /^Invalid recipient/.test(error.message);
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  // Words inside an address must not match.
  const text = (error.response ?? '').replace(/<[^>]*>|\S+@\S+/g, '');
  // Some servers refuse the sender only after `RCPT TO`, with any code.
  if (POLICY.test(text)) return false;
  const enhanced = enhancedCode(error);
  if (enhanced !== '') return NO_SUCH_MAILBOX.test(enhanced);
  // The domain accepts no mail (RFC 7504).
  if (responseCode === 556) return true;
  return [550, 551, 553].includes(responseCode) && NO_SUCH_USER.test(text);
}

/** Bad addresses except those of senders (X.1.7, X.1.8), and disabled mailboxes (X.2.1). */
const NO_SUCH_MAILBOX = /^5\.(1\.(?![78]$)\d+|2\.1)$/;

const RECIPIENT = '(user|mailbox|recipient|account|address)';
const NO_SUCH_USER = new RegExp(
  [
    `(no such|unknown|invalid|non-?existent|unrouteable|undeliverable) (local )?${RECIPIENT}`,
    `no ${RECIPIENT} (here )?(by|with) that name`,
    `${RECIPIENT}( here| name| address)?( is| was)? (unknown|invalid|not (found|known)|no longer)`,
    `${RECIPIENT}( here| name| address)? (does not|doesn't|doesn’t) exist`,
  ].join('|'),
  'i',
);
const POLICY =
  /\bsenders?\b|mail from|relay|polic|spam|block|black|reputation|spf|dkim|dmarc|auth|denied|not allowed|\b5\.7\.\d/i;

/** Whether a mail was refused for its Reply-To; it can be sent without one. */
export function isReplyToRefused({ command, response = '' }: SmtpError): boolean {
  return command === 'DATA' && /reply[- ]?to\b/i.test(response);
}

/** The enhanced code: at the start of a reply or, from qmail, in parentheses. Empty if missing. */
function enhancedCode({ response = '' }: SmtpError): string {
  const [, leading, inParentheses] =
    /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b|\(#(\d\.\d{1,3}\.\d{1,3})\)/.exec(response) ?? [];
  return leading ?? inParentheses ?? '';
}
