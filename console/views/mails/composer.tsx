import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#console/api/call-problem.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextArea, TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { Draft } from '#console/ui/use-draft.ts';
import { useConsoleFacts } from '#console/views/applicants/data/console-facts.ts';
import { placeholdersFor } from '#contract/console/mail-placeholders.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { Correspondent } from './correspondent.ts';
import { EmailPreview } from './mail-preview.tsx';
import { Placeholders } from './placeholders.tsx';
import { SendLater } from './send-later.tsx';
import { templatesFor } from './templates.ts';
import { useSendEmail } from './use-send-mail.ts';

interface ComposerProps {
  to: Correspondent;
  draft: Draft<MailDraft>;
  hasFocus: boolean;
  onClose: () => void;
}

/** Keeps the draft in the tab until the email is sent. */
export default function Composer({ to, draft, hasFocus, onClose }: ComposerProps) {
  const { send, isSending, error, errorOf } = useSendEmail(to, draft, onClose);
  const { subject, sendAt } = draft.value;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [hasFocus]);
  const set = (part: Partial<MailDraft>) => draft.set({ ...draft.value, ...part });
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send();
      }}
    >
      {error && (
        <Banner tone="problem">
          {errorMessage(error)} Your email was not sent. It is still here.
        </Banner>
      )}
      {draft.isRestored && <Banner>Draft restored. It has not been sent.</Banner>}
      <TemplateChoice kind={to.kind} draft={draft} />
      <TextField
        label="Subject"
        value={subject}
        error={errorOf('subject')}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <Body kind={to.kind} draft={draft} error={errorOf('body')} />
      <EmailPreview to={to} draft={draft.value} />
      <SendLater sendAt={sendAt} error={errorOf('sendAt')} onChange={(at) => set({ sendAt: at })} />
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" type="submit" icon="send" keys="mod+Enter" isBusy={isSending}>
          {sendAt === null ? 'Send' : 'Schedule'}
        </Button>
        <Button onClick={() => discardDraft(draft, onClose)}>
          {draft.isDirty ? 'Discard draft' : 'Close'}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  /** Kind of the submission. */
  kind: string;
  draft: Draft<MailDraft>;
}

/** Fills in subject and body. Text that it replaces can be restored. */
function TemplateChoice({ kind, draft }: PartProps) {
  const { value } = draft;
  const [replaced, setReplaced] = useState<MailDraft>();
  const templates = templatesFor(
    useConsoleFacts(),
    kind === 'application' ? 'applicants' : 'inbox',
  );

  function applyTemplate(id: string) {
    const selected = templates.find((template) => template.id === id);
    const previous = templates.find((template) => template.id === value.template);
    const isTyped = value.body.trim() !== '' && value.body !== previous?.body;
    setReplaced(isTyped && selected ? value : undefined);
    if (selected) {
      const { subject, body } = selected;
      draft.set({ ...value, template: selected.id, subject, body });
    } else draft.set({ ...value, template: '' });
  }

  function restore(previous: MailDraft) {
    draft.set(previous);
    setReplaced(undefined);
  }

  return (
    <>
      <Select
        label="Template"
        emptyLabel="No template"
        choices={templates.map(({ id, label }) => ({ value: id, label }))}
        value={value.template}
        onChange={(event) => applyTemplate(event.currentTarget.value)}
      />
      {replaced && (
        <Banner
          actions={
            <Button size="small" onClick={() => restore(replaced)}>
              Undo{' '}
            </Button>
          }
        >
          Template applied. It replaced your text.
        </Banner>
      )}
    </>
  );
}

function Body({ kind, draft, error }: PartProps & { error: string | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const set = (body: string) => draft.set({ ...draft.value, body });
  return (
    <div className="grid gap-2">
      <TextArea
        label="Message"
        ref={field}
        rows={10}
        value={draft.value.body}
        error={error}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <Placeholders names={placeholdersFor(kind)} field={field} onInsert={set} />
    </div>
  );
}

/** Discards the draft and offers undo. */
function discardDraft(draft: Draft<MailDraft>, onClose: () => void): void {
  const { value: typed, isDirty: wasDirty } = draft;
  draft.clear();
  onClose();
  if (!wasDirty) return;
  showToast({
    text: 'Draft discarded',
    action: { label: 'Undo', run: () => draft.set(typed) },
  });
}
