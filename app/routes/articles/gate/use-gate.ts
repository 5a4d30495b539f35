import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { browserApi } from '#app/api-client.ts';
import { emptyHoneypot } from '#app/forms/field/honeypot.tsx';
import { newSubmissionKey } from '#app/forms/submission.ts';
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
  typedIn,
} from './gate-state.ts';
import { forgetAccess, isGone, readAccess, saveAccess } from './saved-access.ts';

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
  const [submissions] = useState(() => new GateSubmissions(kind));
  const type = (change: Partial<Typed>) => setState((current) => typed(current, change));

  useEarlierVisit(kind, slug, start, setState, () => {
    if (form.current) type(typedIn(new FormData(form.current)));
  });

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
    settle(await submissions.ask(slug, found));
    isBusy.current = false;
  }

  return {
    ...state,
    isSending,
    answers,
    /** Checked when the field is left, since an address is incomplete while it is typed. */
    emailHint: hasLeftEmail ? emailHint(state.values) : undefined,
    leaveEmail: () => setLeftEmail(state.values.email.trim() !== ''),
    submit,
    set: (name: LeadField) => (text: string) =>
      setState((current) => typed(current, { values: { ...current.values, [name]: text } })),
    setNewsletter: (newsletter: boolean) => type({ newsletter }),
  };
}

/** Lets in who has been let in before; else what was typed before the page's scripts ran is taken over. */
function useEarlierVisit(
  kind: GateKind,
  slug: string,
  start: GateState,
  setState: (state: GateState) => void,
  takeTyped: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before this
  useLayoutEffect(() => {
    if (start.access) return saveAccess(kind, slug, start.access);
    const access = readAccess(kind, slug);
    if (!access) return takeTyped();
    setState({ ...start, access });
    void lockAgainIfGone(access.link);
  }, []);

  async function lockAgainIfGone(link: string) {
    if (!(await isGone(link))) return;
    forgetAccess(kind, slug);
    setState(start);
  }
}

/** What is sent by the form of a gate. A repeat of the same content has the same keys, so it is stored once. */
class GateSubmissions {
  readonly #kind: GateKind;
  #content = '';
  #key = '';
  #newsletterKey = '';

  constructor(kind: GateKind) {
    this.#kind = kind;
  }

  /** Asks for the link, and sends a lead whether or not there is one. */
  async ask(slug: string, { values, newsletter }: Typed): Promise<GateState> {
    const submission = this.#submissionOf(values);
    try {
      const link = await browserApi[GATES[this.#kind].call](slug, values, submission);
      this.#sendLeads(values, newsletter, submission);
      return opened(this.#kind, { values, newsletter }, link);
    } catch (error) {
      const isAboutFields = isProblem(error) && error.code === 'invalid-fields';
      if (!isAboutFields) this.#sendLeads(values, newsletter, submission);
      return refused(this.#kind, { values, newsletter }, error);
    }
  }

  #submissionOf(values: Lead) {
    const content = JSON.stringify(values);
    if (this.#content !== content) {
      this.#content = content;
      this.#key = newSubmissionKey();
      this.#newsletterKey = newSubmissionKey();
    }
    return { idempotencyKey: this.#key, route: location.pathname, title: document.title };
  }

  /** Sent in the background. A failure is not shown, because the visitor already has their answer. */
  #sendLeads(
    values: Lead,
    newsletter: boolean,
    submission: { idempotencyKey: string; route: string; title: string },
  ): void {
    const { source } = GATES[this.#kind];
    browserApi.sendLead({ source }, values, submission).catch((error: unknown) => {
      console.info('The lead could not be sent', error);
    });
    if (!newsletter) return;
    const idempotencyKey = this.#newsletterKey;
    browserApi
      .sendLead({ source: 'Newsletter' }, values, { ...submission, idempotencyKey })
      .catch(() => {});
  }
}
