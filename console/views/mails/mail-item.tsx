import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Badge, type BadgeTone } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { formatDateTime } from '#console/ui/formats.ts';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { FailureReason } from '#console/views/inbox/deliveries/failure-reason.tsx';
import type { SentMail as Mail } from '#contract/console/mails.ts';
import { type Correspondent, correspondentKey } from './correspondent.ts';

const STATES: Readonly<Record<Mail['state'], { label: string; tone: BadgeTone }>> = {
  scheduled: { label: 'Scheduled', tone: 'violet' },
  waiting: { label: 'Waiting to be sent', tone: 'accent' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not delivered', tone: 'danger' },
  canceled: { label: 'Canceled', tone: 'neutral' },
};

interface MailItemProps {
  mail: Mail;
  to: Correspondent;
  mayWork: boolean;
}

export function EmailItem({ mail, to: correspondent, mayWork }: MailItemProps) {
  const { subject, body, staff, to, state, sendAt, sentAt, reason, error, createdAt } = mail;
  const { label, tone } = STATES[state];
  const isOpen = state === 'scheduled' || state === 'waiting';
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3 shadow-card">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-56 text-base wrap-anywhere">{subject}</h3>
        <Badge tone={tone}>{label}</Badge>
        {isOpen && mayWork && (
          <Button
            size="small"
            icon="ban"
            aria-label={`Cancel sending: ${subject}`}
            onClick={() => void cancelEmail(mail, correspondent)}
          >
            Cancel sending
          </Button>
        )}
      </div>
      <p className="mt-0.5 text-xs text-quiet">
        {staff.name} to {to},{' '}
        {state === 'scheduled' ? (
          `scheduled for ${formatDateTime(sendAt)}`
        ) : (
          <RelativeTime at={sentAt ?? createdAt} />
        )}
      </p>
      {error && state === 'failed' && (
        <div className="mt-1.5 text-sm text-danger">
          <FailureReason reason={reason} error={error} isFinal />
        </div>
      )}
      <details className="mt-1.5">
        <summary className="w-fit cursor-pointer text-xs text-accent touch:leading-11">
          Show email
          <span className="sr-only">: {subject}</span>
        </summary>
        <p className="mt-2 max-w-prose border-l-2 border-line pl-3 text-base wrap-anywhere whitespace-pre-wrap">
          {body}
        </p>
      </details>
    </li>
  );
}

export const cancelEmail = ({ id }: Pick<Mail, 'id'>, to: Correspondent) =>
  mutate({
    edits: [
      {
        key: correspondentKey(to),
        change: (correspondent: Correspondent): Correspondent => ({
          ...correspondent,
          mails: correspondent.mails.map((mail) =>
            mail.id === id ? { ...mail, state: 'canceled' as const } : mail,
          ),
        }),
      },
    ],
    send: () => call('cancelMail', { params: { id } }),
    invalidates: [correspondentKey(to)],
    doneText: 'Email canceled. It will not be sent.',
  });
