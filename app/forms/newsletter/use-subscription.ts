import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserApi } from '#app/api-client.ts';
import { emptyHoneypot } from '#app/forms/field/honeypot.tsx';
import { newSubmissionKey } from '#app/forms/submission.ts';
import { textIn } from '#app/forms/text-form.ts';
import { LEAD_FIELDS, type Lead, type LeadField } from '#contract/lead-rules.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { checked, type NewsletterState, refused, subscribed, typed } from './newsletter-state.ts';

/** What the form holds, and its way to the server. */
export function useSubscription(form: RefObject<HTMLFormElement | null>, start: NewsletterState) {
  const [state, setState] = useState(start);
  const [isSending, setSending] = useState(false);
  /** Grows with each answer, which then takes the focus. */
  const [answers, setAnswers] = useState(0);
  const isBusy = useRef(false);
  /** A repeat of the same content goes under the same key, so that it is stored once. */
  const attempt = useRef({ content: '', key: '' });
  const typeInto = (change: Partial<Lead>) => setState((current) => typed(current, change));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this
  useLayoutEffect(() => {
    if (!form.current) return;
    const early = valuesIn(form.current);
    if (JSON.stringify(early) !== JSON.stringify(state.values)) typeInto(early);
  }, []);

  useFocusOnAnswer(form, answers, state.problem !== null);

  function settle(next: NewsletterState) {
    setState(next);
    setSending(false);
    setAnswers((count) => count + 1);
  }

  async function submit() {
    if (isBusy.current) return;
    const { values } = state;
    const isAutofilled = form.current !== null && emptyHoneypot(form.current);
    const found = checked(values);
    if (Object.keys(found.errors).length > 0) return settle(found);
    if (isAutofilled) return settle({ ...found, problem: MESSAGES.autofilled });
    isBusy.current = true;
    setState(found);
    setSending(true);
    try {
      settle(subscribed(values, await send(values)));
    } catch (error) {
      settle(refused(values, error));
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

  const set = (name: LeadField) => (text: string) => typeInto({ [name]: text });
  return { ...state, isSending, set, submit };
}

/** The focus goes to the button for a new attempt, or else to the first mistake or the thanks. */
function useFocusOnAnswer(
  form: RefObject<HTMLFormElement | null>,
  answers: number,
  hasProblem: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer, once it is shown
  useEffect(() => {
    if (answers === 0) return;
    const place = hasProblem ? '[type=submit]' : '[aria-invalid=true], [role=status]';
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [answers]);
}

function valuesIn(form: HTMLFormElement): Lead {
  return Object.fromEntries(LEAD_FIELDS.map((name) => [name, textIn(form, name)])) as Lead;
}
