import { lazy, Suspense } from 'react';
import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { type Correspondent, useMailDraft } from './correspondent.ts';
import { EmailItem } from './mail-item.tsx';

const Composer = lazy(() => import('./composer.tsx'));

interface MailsTabProps {
  to: Correspondent;
  mayWork: boolean;
  isWriting: boolean;
  onWrite: (isOn: boolean) => void;
  /** Shows an empty state if there are no emails. False beside other content. */
  isAlone?: boolean;
}

export function EmailsTab({ to, mayWork, isWriting, onWrite, isAlone = true }: MailsTabProps) {
  const { id, name, mails } = to;
  const draft = useMailDraft(id);
  const isOpen = mayWork && (isWriting || draft.isDirty);
  return (
    <div className="grid gap-4">
      {isOpen && (
        <Panel title={`Email to ${name}`}>
          <Suspense fallback={<div className="h-80" />}>
            <Composer to={to} draft={draft} hasFocus={isWriting} onClose={() => onWrite(false)} />
          </Suspense>
        </Panel>
      )}
      {!isOpen && mayWork && mails.length > 0 && (
        <div>
          <Button icon="mail" onClick={() => onWrite(true)}>
            Write email{' '}
          </Button>
        </div>
      )}
      <Mails to={to} mayWork={mayWork} />
      {mails.length === 0 && !isOpen && isAlone && (
        <NoMails name={name} {...(mayWork && { onWrite: () => onWrite(true) })} />
      )}
    </div>
  );
}

/** @param onWrite undefined without the permission to write */
function NoMails({ name, onWrite }: { name: string; onWrite?: () => void }) {
  return (
    <EmptyState
      icon="mail"
      title="No emails yet"
      actions={
        onWrite && (
          <Button tone="primary" icon="mail" keys="r" onClick={onWrite}>
            Write email
          </Button>
        )
      }
    >
      Emails to {name} are listed here with their delivery status. Replies go to the team’s email
      address, not to your own mailbox, and do not appear here.
    </EmptyState>
  );
}

function Mails({ to, mayWork }: Pick<MailsTabProps, 'to' | 'mayWork'>) {
  if (to.mails.length === 0) return null;
  return (
    <ul aria-label="Emails" className="grid gap-3">
      {to.mails.map((mail) => (
        <EmailItem key={mail.id} mail={mail} mayWork={mayWork} to={to} />
      ))}
    </ul>
  );
}
