import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserApi } from '#app/api-client.ts';
import { emptyHoneypot } from '#app/forms/field/honeypot.tsx';
import { newSubmissionKey } from '#app/forms/submission.ts';
import { textIn } from '#app/forms/text-form.ts';
import { LEAD_FIELDS, type Lead, type LeadField } from '#contract/lead-rules.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import {
  changeValues,
  checkNewsletter,
  type NewsletterState,
  refusedState,
  subscribedState,
} from './newsletter-state.ts';

/** The state of the form, and its submission. */
export function useSubscription(
  form: RefObject<HTMLFormElement | null>,
  initialState: NewsletterState,
) {
  const [state, setState] = useState(initialState);
  const [isSending, setSending] = useState(false);
  /** Each increment moves the focus to the result. */
  const [answers, setAnswers] = useState(0);
  const isBusy = useRef(false);
  /** The same content is sent again under the same key, so that it is stored once. */
  const attempt = useRef({ content: '', key: '' });
  const change = (values: Partial<Lead>) => setState((current) => changeValues(current, values));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for earlier input
  useLayoutEffect(() => {
    if (!form.current) return;
    const initial = valuesIn(form.current);
    if (JSON.stringify(initial) !== JSON.stringify(state.values)) change(initial);
  }, []);

  useFocusOnAnswer(form, answers, state.problem !== null);

  function finish(next: NewsletterState) {
    setState(next);
    setSending(false);
    setAnswers((count) => count + 1);
  }

  async function submit() {
    if (isBusy.current) return;
    const { values } = state;
    const isAutofilled = form.current !== null && emptyHoneypot(form.current);
    const result = checkNewsletter(values);
    if (Object.keys(result.errors).length > 0) return finish(result);
    if (isAutofilled) return finish({ ...result, problem: MESSAGES.autofilled });
    isBusy.current = true;
    setState(result);
    setSending(true);
    try {
      finish(subscribedState(values, await send(values)));
    } catch (error) {
      finish(refusedState(values, error));
    }
    isBusy.current = false;
  }

  function send(values: Lead) {
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) attempt.current = { content, key: newSubmissionKey() };
    return browserApi.sendLead({ source: 'Newsletter' }, values, {
      idempotencyKey: attempt.current.key,
      route: location.pathname,
      title: document.title,
    });
  }

  const set = (name: LeadField) => (text: string) => change({ [name]: text });
  return { ...state, isSending, set, submit };
}

/** Focuses the button if the form can be sent again, or else the first error or the thanks. */
function useFocusOnAnswer(
  form: RefObject<HTMLFormElement | null>,
  answers: number,
  hasProblem: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useEffect(() => {
    if (answers === 0) return;
    const selector = hasProblem ? '[type=submit]' : '[aria-invalid=true], [role=status]';
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [answers]);
}

function valuesIn(form: HTMLFormElement): Lead {
  return Object.fromEntries(LEAD_FIELDS.map((name) => [name, textIn(form, name)])) as Lead;
}
