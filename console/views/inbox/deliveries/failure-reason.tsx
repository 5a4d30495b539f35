import type { Delivery, DeliveryReason } from '#contract/console/deliveries.ts';

interface FailureReasonCopy {
  why: string;
  /** For deliveries that are no longer retried automatically. */
  todo: string;
}

const RETRY = 'Try again.';
const ASK = 'Ask the person who runs this site to';
const OTHER_WAY = 'Check the address, or contact them another way.';

const REASONS: Readonly<Record<DeliveryReason, FailureReasonCopy>> = {
  unreachable: { why: 'The server could not be reached.', todo: RETRY },
  certificate: {
    why: 'The server’s certificate is not trusted.',
    todo: `${ASK} check it, then try again.`,
  },
  'no-tls': {
    why: 'The server does not offer an encrypted connection.',
    todo: `${ASK} check SMTP_URL, then try again.`,
  },
  'sign-in': {
    why: 'The mail server rejected this site’s password.',
    todo: `${ASK} check SMTP_URL, then try again.`,
  },
  'sender-refused': {
    why: 'The mail server does not accept this site as a sender.',
    todo: `${ASK} check MAIL_FROM, then try again.`,
  },
  'no-mailbox': { why: 'There is no mailbox at this address.', todo: OTHER_WAY },
  'mailbox-full': {
    why: 'The mailbox is full.',
    todo: 'Try again later, or contact them another way.',
  },
  'too-large': {
    why: 'The email is larger than the server accepts.',
    todo: `${ASK} raise the size limit of the mail server, then try again.`,
  },
  busy: { why: 'The server asked to try again later.', todo: RETRY },
  'mail-refused': {
    why: 'The mail server rejected this email.',
    todo: 'Read the technical details, then try again or contact them another way.',
  },
  'cut-off': { why: 'The connection to the server was lost.', todo: RETRY },
  redirect: {
    why: 'The service has moved to another address.',
    todo: `${ASK} set the new address, then try again.`,
  },
  gone: {
    why: 'The service no longer accepts records at this address.',
    todo: `${ASK} set the new address, then try again.`,
  },
  'not-allowed': {
    why: 'The service denied access to this site.',
    todo: `${ASK} check its settings, then try again.`,
  },
  'not-found': {
    why: 'The service was not found at its address.',
    todo: `${ASK} check the address, then try again.`,
  },
  'record-refused': {
    why: 'The service rejected this record.',
    todo: 'Read the technical details, then try again.',
  },
  'too-late': {
    why: 'It was not sent because it was more than 3 days late.',
    todo: 'Send a new email if it is still needed.',
  },
  crashed: {
    why: 'The site stopped during each attempt.',
    todo: `${ASK} check the log, then try again.`,
  },
  other: {
    why: 'It could not be delivered.',
    todo: 'Read the technical details, then try again.',
  },
};

interface FailureReasonProps extends Pick<Delivery, 'reason' | 'error'> {
  /** Also says what to do, because it is no longer retried. */
  isFinal?: boolean;
}

/** The reason in plain language, with the server's own message in a details element. */
export function FailureReason({ reason, error, isFinal = false }: FailureReasonProps) {
  if (reason === null) return null;
  const { why, todo } = REASONS[reason];
  return (
    <div>
      <p className="wrap-anywhere">{isFinal ? `${why} ${todo}` : why}</p>
      {error && (
        <details className="text-xs">
          <summary className="w-fit cursor-pointer touch:leading-11">Technical details</summary>
          <p className="font-mono wrap-anywhere">{error}</p>
        </details>
      )}
    </div>
  );
}
