import { useEffect, useRef, useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, wordsOf } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextArea, TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { Draft } from '#console/ui/use-draft.ts';
import { useDesk } from '#console/views/applicants/data/desk-facts.ts';
import { mailProblems } from '#console/views/applicants/data/text-problems.ts';
import { SEND_LATER_LIMIT } from '#contract/console/limits.ts';
import { placeholdersFor } from '#contract/console/mail-placeholders.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { type Correspondent, queryKeyOf } from './correspondent.ts';
import { stopMail } from './mail-item.tsx';
import { MailPreview } from './mail-preview.tsx';
import { Placeholders } from './placeholders.tsx';
import { SendLater } from './send-later.tsx';
import { templatesFor } from './templates.ts';

interface ComposerProps {
  to: Correspondent;
  draft: Draft<MailDraft>;
  hasFocus: boolean;
  onClose: () => void;
}

/** A mail to whoever sent something. What is typed stays in the tab until it was sent. */
export default function Composer({ to, draft, hasFocus, onClose }: ComposerProps) {
  const { kind, id, name } = to;
  const desk = useDesk();
  const { template, subject, body, sendAt } = draft.value;
  const [before, setBefore] = useState<typeof draft.value>();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [hasFocus]);
  const set = (part: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...part });
  const templates = templatesFor(desk, kind === 'application' ? 'applicants' : 'inbox');

  function takeTemplate(templateId: string) {
    const chosen = templates.find((one) => one.id === templateId);
    const known = templates.find((one) => one.id === template);
    // What somebody typed is not thrown away by a choice from a list.
    const isTyped = body.trim() !== '' && body !== known?.body;
    setBefore(isTyped && chosen ? draft.value : undefined);
    if (chosen) set({ template: chosen.id, subject: chosen.subject, body: chosen.body });
    else set({ template: '' });
  }

  const late = sendAt !== null && sendAt > Date.now() + SEND_LATER_LIMIT;
  const missing = {
    ...mailProblems({ subject, body }),
    sendAt: late ? 'Sixty days ahead are the most.' : undefined,
  };

  async function write() {
    setTried(true);
    if (isBusy || Object.values(missing).some(Boolean)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const isLater = sendAt !== null && sendAt > Date.now();
      const mail = await call('writeMail', {
        body: {
          kind,
          subjectId: id,
          draft: { ...draft.value, sendAt: isLater ? sendAt : null },
        },
      });
      draft.clear();
      showToast({
        text: isLater
          ? `The mail to ${name} is scheduled`
          : `The mail to ${name} leaves in ten seconds`,
        action: { label: 'Stop it', run: () => void stopMail(mail, to) },
      });
      invalidate([queryKeyOf(to), kind === 'application' ? 'applications' : 'inbox']);
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  }

  const errorOf = (part: 'subject' | 'body' | 'sendAt') => {
    const told = problem instanceof CallProblem ? problem.errorOf(`draft.${part}`) : undefined;
    return told ?? (isTried ? missing[part] : undefined);
  };
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void write();
      }}
    >
      {problem !== undefined && (
        <Banner tone="problem">
          {wordsOf(problem)} Your mail is still here, and has not left.
        </Banner>
      )}
      {draft.isRestored && <Banner>This is what you had begun to write. It has not left.</Banner>}
      <Select
        label="Template"
        emptyLabel="None: a mail of your own"
        choices={templates.map((one) => ({ value: one.id, label: one.label }))}
        value={template}
        onChange={(event) => takeTemplate(event.currentTarget.value)}
      />
      {before && (
        <Banner
          actions={
            <Button
              size="small"
              onClick={() => {
                draft.set(before);
                setBefore(undefined);
              }}
            >
              Bring it back
            </Button>
          }
        >
          The template has taken the place of what you had typed.
        </Banner>
      )}
      <TextField
        label="Subject"
        value={subject}
        error={errorOf('subject')}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <div className="grid gap-2">
        <TextArea
          label="Mail"
          ref={field}
          rows={10}
          value={body}
          error={errorOf('body')}
          onChange={(event) => set({ body: event.currentTarget.value })}
        />
        <Placeholders
          names={placeholdersFor(kind)}
          field={field}
          onInsert={(text) => set({ body: text })}
        />
      </div>
      <MailPreview to={to} draft={draft.value} />
      <SendLater sendAt={sendAt} error={errorOf('sendAt')} onChange={(at) => set({ sendAt: at })} />
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" type="submit" icon="send" keys="mod+Enter" isBusy={isBusy}>
          {sendAt === null ? 'Send' : 'Schedule'}
        </Button>
        <Button
          onClick={() => {
            const typed = draft.value;
            const wasDirty = draft.isDirty;
            draft.clear();
            onClose();
            if (!wasDirty) return;
            showToast({
              text: 'Put the mail away',
              action: { label: 'Bring it back', run: () => draft.set(typed) },
            });
          }}
        >
          {draft.isDirty ? 'Put away' : 'Close'}
        </Button>
      </div>
    </form>
  );
}
