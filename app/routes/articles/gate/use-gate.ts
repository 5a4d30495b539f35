import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { browserApi } from '#app/api-client.ts';
import { emptyHoneypot } from '#app/forms/field/honeypot.tsx';
import { newSubmissionKey } from '#app/forms/submission.ts';
import type { Lead, LeadField } from '#contract/lead-rules.ts';
import { isProblem } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { GATES, type GateKind } from './gate-kinds.ts';
import {
  changeGate,
  checkGate,
  emailHint,
  type GateInput,
  type GateState,
  openGate,
  readGateInput,
  refuseGate,
} from './gate-state.ts';
import { forgetAccess, isGone, readAccess, saveAccess } from './saved-access.ts';

/** Tracks the access, the form's input and its submission. */
export function useGate(
  kind: GateKind,
  slug: string,
  form: RefObject<HTMLFormElement | null>,
  initialState: GateState,
) {
  const [state, setState] = useState(initialState);
  const [hasLeftEmail, setLeftEmail] = useState(false);
  const [isSending, setSending] = useState(false);
  /** Counts the responses, each of which takes the focus. */
  const [answers, setAnswers] = useState(0);
  const isBusy = useRef(false);
  const [submissions] = useState(() => new GateSubmissions(kind));
  const applyChange = (change: Partial<GateInput>) =>
    setState((current) => changeGate(current, change));

  useEarlierVisit(kind, slug, initialState, setState, () => {
    if (form.current) applyChange(readGateInput(new FormData(form.current)));
  });

  function finish(next: GateState) {
    if (next.access) saveAccess(kind, slug, next.access);
    setState(next);
    setSending(false);
    setAnswers((count) => count + 1);
  }

  async function submit() {
    if (isBusy.current) return;
    const isAutofilled = form.current !== null && emptyHoneypot(form.current);
    const result = checkGate(state);
    if (result.problem) return finish(result);
    if (isAutofilled) return finish({ ...result, problem: { message: MESSAGES.autofilled } });
    isBusy.current = true;
    setState(result);
    setSending(true);
    finish(await submissions.requestLink(slug, result));
    isBusy.current = false;
  }

  return {
    ...state,
    isSending,
    answers,
    /** Checked when the field is left, because an address is incomplete while it is typed. */
    emailHint: hasLeftEmail ? emailHint(state.values) : undefined,
    leaveEmail: () => setLeftEmail(state.values.email.trim() !== ''),
    submit,
    set: (name: LeadField) => (text: string) =>
      setState((current) => changeGate(current, { values: { ...current.values, [name]: text } })),
    setNewsletter: (newsletter: boolean) => applyChange({ newsletter }),
  };
}

/** Restores access from an earlier visit; otherwise reads the input typed before hydration. */
function useEarlierVisit(
  kind: GateKind,
  slug: string,
  initialState: GateState,
  setState: (state: GateState) => void,
  readInput: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useLayoutEffect(() => {
    if (initialState.access) return saveAccess(kind, slug, initialState.access);
    const access = readAccess(kind, slug);
    if (!access) return readInput();
    setState({ ...initialState, access });
    void lockIfGone(access.link);
  }, []);

  async function lockIfGone(link: string) {
    if (!(await isGone(link))) return;
    forgetAccess(kind, slug);
    setState(initialState);
  }
}

/** Sends a gate's form. A repeat of the same content has the same keys, so it is stored once. */
class GateSubmissions {
  readonly #kind: GateKind;
  #content = '';
  #key = '';
  #newsletterKey = '';

  constructor(kind: GateKind) {
    this.#kind = kind;
  }

  /** Requests the link, and sends a lead even if there is no link. */
  async requestLink(slug: string, { values, newsletter }: GateInput): Promise<GateState> {
    const submission = this.#submissionOf(values);
    try {
      const link = await browserApi[GATES[this.#kind].call](slug, values, submission);
      this.#sendLeads(values, newsletter, submission);
      return openGate(this.#kind, { values, newsletter }, link);
    } catch (error) {
      const isAboutFields = isProblem(error) && error.code === 'invalid-fields';
      if (!isAboutFields) this.#sendLeads(values, newsletter, submission);
      return refuseGate(this.#kind, { values, newsletter }, error);
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

  /** Sends in the background. Failures are not shown: the visitor already has the result. */
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
