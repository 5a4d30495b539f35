import type { DeliveryReason } from '#contract/console/deliveries.ts';

/**
 * The first match wins: first HTTP statuses of services, then connection errors, then SMTP replies.
 */
const REASONS: readonly [RegExp, DeliveryReason][] = [
  [/^Not sent: /, 'too-late'],
  [/^Each attempt ended with the process/, 'crashed'],
  [/ a redirect to /, 'redirect'],
  [/answered 410\b/, 'gone'],
  [/answered (401|403)\b/, 'not-allowed'],
  [/answered 404\b/, 'not-found'],
  [/answered (408|425|429)\b/, 'busy'],
  [/answered (502|503|504)\b/, 'unreachable'],
  [/answered \d{3}\b/, 'record-refused'],

  [/certificate|\bCERT_|altnames/i, 'certificate'],
  [/\bTLS\b|STARTTLS|wrong version number/i, 'no-tls'],
  [/^Invalid login|^Missing credentials|\b535\b|\b5\.7\.8\b/, 'sign-in'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|getaddrinfo/, 'unreachable'],
  [/^Invalid greeting|^Greeting never|^Connection timeout|^Reached maximum number/, 'unreachable'],

  [/\b[45]\.2\.2\b/, 'mailbox-full'],
  [/\b[45]\.(3\.4|2\.3)\b|size larger than allowed|\b(552|523)[ -]/, 'too-large'],
  [/\b5\.(1\.([0-6]|9|10)|2\.1)\b|no such (user|mailbox)|user unknown/i, 'no-mailbox'],
  [/\b4\d\d[ -]/, 'busy'],
  [/^Mail command failed/, 'sender-refused'],
  [/\b5\d\d[ -]/, 'mail-refused'],
  [/ECONNRESET|EPIPE|timeout|timed out|closed|socket|terminated|aborted/i, 'cut-off'],
];

/** The reason why an attempt failed. @param error `last_error` of the outbox row */
export function reasonOf(error: string | null): DeliveryReason | null {
  if (error === null) return null;
  return REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? 'other';
}
