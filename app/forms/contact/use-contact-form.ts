import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Captcha, useCaptcha } from '#app/forms/captcha/use-captcha.ts';
import { emptyHoneypot } from '#app/forms/field/honeypot.tsx';
import { thanksUrl } from '#app/forms/submission.ts';
import { browserLocale } from '#app/language/locale.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import type { ContactTopic } from '#contract/block-copy.ts';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '#contract/contact-rules.ts';
import type { Thanks } from '#contract/copy-parts.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import {
  BLANK_MESSAGE,
  type ContactErrors,
  type ContactState,
  contactFieldErrors,
  NO_CAPTCHA,
  thanksFor,
} from './contact-state.ts';
import { failureText } from './failure-text.ts';
import { type MessageInFlight, storeMessageInFlight } from './messages-in-flight.ts';
import { sendLeadOf, sendMessage, sendWhileLeaving } from './send-message.ts';
import { type RestoredLabels, useContactDraft } from './use-contact-draft.ts';

export interface SendingCopy {
  thanks: Thanks;
  topics: readonly ContactTopic[];
  restored: RestoredLabels;
  retry: string;
}

interface ContactFormSetup {
  initialState: ContactState;
  /** Path of the page with the form. */
  path: string;
  /** ID of the topic of every message from this page. */
  topic: string | null;
  copy: SendingCopy;
}

/** The state of the form, and its submission. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { initialState, path, topic, copy }: ContactFormSetup,
) {
  const captcha = useCaptcha('contact');
  const [values, setValues] = useState(initialState.values);
  const { errors, attempts, refuse } = useRefusal(initialState.errors, values, captcha);
  const draft = useContactDraft(path, values, setValues, copy.restored);
  const departure = useDeparture(form, copy, draft.dropDelivered);

  // Takes over the values that were typed or autofilled before hydration.
  useLayoutEffect(() => {
    if (!form.current) return;
    const initial = valuesIn(form.current);
    setValues((current) => ({ ...current, ...initial }));
  }, [form]);

  async function submit() {
    if (departure.isSending) return;
    const isAutofilled = form.current !== null && emptyHoneypot(form.current);
    const fieldErrors = contactFieldErrors(values);
    if (Object.keys(fieldErrors).length > 0) {
      return refuse({ ...fieldErrors, ...(captcha.state === 'failed' && NO_CAPTCHA) });
    }
    if (isAutofilled) return departure.reportFailure(MESSAGES.autofilled);
    departure.setSending(true);
    const token = await captcha.token();
    if (token === null) {
      departure.setSending(false);
      return refuse(NO_CAPTCHA);
    }
    const submission = {
      route: path,
      title: document.title,
      idempotencyKey: draft.keyForSending(),
      captcha: token,
    };
    const message = { ...values, topic: topic ?? values.topic };
    await departure.sendAndLeave({ values: message, submission, state: 'sent' });
  }

  return {
    values: departure.isLeaving ? BLANK_MESSAGE : values,
    errors,
    attempts,
    captcha,
    isSending: departure.isSending,
    submit,
    set: (name: ContactField) => (text: string) => {
      setValues((current) => ({ ...current, [name]: text }));
    },
  };
}

/** The errors of the last submit; from then on they are updated on each change. */
function useRefusal(initialState: ContactErrors, values: ContactMessage, captcha: Captcha) {
  const [refusal, setRefusal] = useState(initialState);
  const [isChecked, setChecked] = useState(false);
  /** Each increment moves the focus to the error summary. */
  const [attempts, setAttempts] = useState(Object.keys(initialState).length > 0 ? 1 : 0);
  // The captcha may have succeeded since.
  const others = captcha.state === 'done' ? withoutCaptcha(refusal) : refusal;
  const errors: ContactErrors = isChecked ? { ...others, ...contactFieldErrors(values) } : others;

  function refuse({ captcha: captchaError }: ContactErrors) {
    setRefusal(captchaError ? NO_CAPTCHA : {});
    setChecked(true);
    setAttempts((count) => count + 1);
    if (captchaError) showSnackbar({ tone: 'error', text: MESSAGES.captchaSnackbar });
  }

  return { errors, attempts, refuse };
}

/**
 * Sends a message and goes to the thank-you page.
 * @param onReturn called when the browser restores this page from its back/forward cache
 */
function useDeparture(
  form: RefObject<HTMLFormElement | null>,
  copy: SendingCopy,
  onReturn: () => void,
) {
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const reset = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    setSending(false);
    setLeaving(false);
    onReturn();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => reset(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);

  /** Leaves without waiting, unless the next page could not learn of the message. */
  async function sendAndLeave(message: MessageInFlight) {
    if (navigator.onLine && storeMessageInFlight(message)) sendWhileLeaving(message);
    else if (!(await sendAndWait(message))) return;
    // Otherwise the back button would show the form with a message that has arrived by then.
    setLeaving(true);
    const { name, topic } = message.values;
    location.assign(thanksUrl(browserLocale(), name, thanksFor(copy.thanks, copy.topics, topic)));
  }

  /** @returns false if it failed */
  async function sendAndWait(message: MessageInFlight): Promise<boolean> {
    try {
      await sendMessage(message);
    } catch (error) {
      setSending(false);
      reportFailure(failureText(browserLocale(), error));
      return false;
    }
    sendLeadOf(message);
    return true;
  }

  function reportFailure(text: string): void {
    const action = { label: copy.retry, run: () => form.current?.requestSubmit() };
    showSnackbar({ tone: 'error', text, action });
  }

  return { isSending, isLeaving, setSending, sendAndLeave, reportFailure };
}

function withoutCaptcha({ captcha: _, ...others }: ContactErrors): ContactErrors {
  return others;
}

/** The values of those fields that this page's form has. */
function valuesIn(form: HTMLFormElement): Partial<ContactMessage> {
  const entries = new FormData(form);
  const names = CONTACT_FIELDS.filter((name) => entries.has(name));
  return Object.fromEntries(names.map((name) => [name, String(entries.get(name))]));
}
