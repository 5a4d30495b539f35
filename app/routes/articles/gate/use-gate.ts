import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { browserApi } from '#app/api-client.ts';
import { browserContent } from '#app/content-client.ts';
import { emptyHoneypot } from '#app/forms/field/empty-honeypot.ts';
import { newSubmissionKey } from '#app/forms/submission/submission-key.ts';
import type { Lead, LeadField } from '#contract/lead-rules.ts';
import { isProblem } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { GATES, type GateKind } from './gate-kinds.ts';
import {
  checked,
  emailHint,
  type GateState,
  opened,
  refused,
  type Typed,
  typed,
} from './gate-state.ts';
import { forgetAccess, isGone, readAccess, saveAccess } from './saved-access.ts';
import { typedIn } from './typed-in.ts';

/** Whether somebody has been let in, what the form holds, and its way to the server. */
export function useGate(
  kind: GateKind,
  slug: string,
  form: RefObject<HTMLFormElement | null>,
  start: GateState,
) {
  const [state, setState] = useState(start);
  const [hasLeftEmail, setLeftEmail] = useState(false);
  const [isSending, setSending] = useState(false);
  /** Grows with each answer, which then takes the focus. */
  const [answers, setAnswers] = useState(0);
  const isBusy = useRef(false);
  /** A repeat of the same content goes under the same keys, so that it is stored once. */
  const attempt = useRef({ content: '', key: '', newsletterKey: '' });
  const type = (change: Partial<Typed>) => setState((current) => typed(current, change));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before this
  useLayoutEffect(() => {
    if (start.access) return saveAccess(kind, slug, start.access);
    const access = readAccess(kind, slug);
    if (access) {
      setState({ ...start, access });
      void lockAgainIfGone(access.link);
      return;
    }
    if (form.current) type(typedIn(new FormData(form.current)));
  }, []);

  async function lockAgainIfGone(link: string) {
    if (!(await isGone(link))) return;
    forgetAccess(kind, slug);
    setState(start);
  }

  function settle(next: GateState) {
    if (next.access) saveAccess(kind, slug, next.access);
    setState(next);
    setSending(false);
    setAnswers((count) => count + 1);
  }

  async function submit() {
    if (isBusy.current) return;
    const isAutofilled = form.current !== null && emptyHoneypot(form.current);
    const found = checked(state);
    if (found.problem) return settle(found);
    if (isAutofilled) return settle({ ...found, problem: { message: MESSAGES.autofilled } });
    isBusy.current = true;
    setState(found);
    setSending(true);
    settle(await ask(found));
    isBusy.current = false;
  }

  async function ask({ values, newsletter }: Typed): Promise<GateState> {
    const submission = submissionOf(values);
    try {
      const link = await GATES[kind].open(browserContent, slug, values, submission);
      sendLeads(values, newsletter, submission);
      return opened(kind, { values, newsletter }, link);
    } catch (error) {
      const isAboutFields = isProblem(error) && error.code === 'invalid-fields';
      if (!isAboutFields) sendLeads(values, newsletter, submission);
      return refused(kind, { values, newsletter }, error);
    }
  }

  function submissionOf(values: Lead) {
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) {
      attempt.current = { content, key: newSubmissionKey(), newsletterKey: newSubmissionKey() };
    }
    return {
      idempotencyKey: attempt.current.key,
      route: location.pathname,
      title: document.title,
    };
  }

  /** Nobody waits for them, and nobody is told if they fail: whoever asked has their answer. */
  function sendLeads(
    values: Lead,
    newsletter: boolean,
    submission: ReturnType<typeof submissionOf>,
  ): void {
    browserApi.sendLead(GATES[kind].source, values, submission).catch((error: unknown) => {
      console.info('The lead could not be sent', error);
    });
    if (!newsletter) return;
    const idempotencyKey = attempt.current.newsletterKey;
    browserApi.sendLead('Newsletter', values, { ...submission, idempotencyKey }).catch(() => {});
  }

  return {
    ...state,
    isSending,
    answers,
    /** Not before the field was left: nobody has a whole address while typing it. */
    emailHint: hasLeftEmail ? emailHint(state.values) : undefined,
    leaveEmail: () => setLeftEmail(state.values.email.trim() !== ''),
    submit,
    set: (name: LeadField) => (text: string) =>
      setState((current) => typed(current, { values: { ...current.values, [name]: text } })),
    setNewsletter: (newsletter: boolean) => type({ newsletter }),
  };
}
