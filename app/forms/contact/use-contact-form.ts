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
  checked,
  NO_CAPTCHA,
  thanksFor,
} from './contact-state.ts';
import { failureText } from './failure-text.ts';
import { sendLeadOf, sendMessage, sendOff } from './send-message.ts';
import { keepUnderWay, type UnderWay } from './under-way.ts';
import { type RestoredWords, useContactDraft } from './use-contact-draft.ts';

export interface SendingWords {
  /** What the thank-you page says. */
  thanks: Thanks;
  topics: readonly ContactTopic[];
  restored: RestoredWords;
  retry: string;
}

interface ContactFormSetup {
  start: ContactState;
  /** Path of the page that the form stands on. */
  place: string;
  /** Id of what every message from this page is about. */
  topic: string | null;
  words: SendingWords;
}

/** What the form holds, and its way to the server. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { start, place, topic, words }: ContactFormSetup,
) {
  const captcha = useCaptcha('contact');
  const [values, setValues] = useState(start.values);
  const { errors, attempts, refuse } = useRefusal(start.errors, values, captcha);
  const draft = useContactDraft(place, values, setValues, words.restored);
  const departure = useDeparture(form, words, draft.dropDelivered);

  // What was typed, or filled in by the browser, before the page's scripts ran.
  useLayoutEffect(() => {
    if (!form.current) return;
    const early = valuesIn(form.current);
    setValues((current) => ({ ...current, ...early }));
  }, [form]);

  async function submit() {
    if (departure.isSending) return;
    const isAutofilled = form.current !== null && emptyHoneypot(form.current);
    const found = checked(values);
    if (Object.keys(found).length > 0) {
      return refuse({ ...found, ...(captcha.state === 'failed' && NO_CAPTCHA) });
    }
    if (isAutofilled) return departure.sayFailed(MESSAGES.autofilled);
    departure.setSending(true);
    const token = await captcha.token();
    if (token === null) {
      departure.setSending(false);
      return refuse(NO_CAPTCHA);
    }
    const submission = {
      route: place,
      title: document.title,
      idempotencyKey: draft.keyForSending(),
      captcha: token,
    };
    const message = { ...values, topic: topic ?? values.topic };
    await departure.leaveWith({ values: message, submission, state: 'sent' });
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

/** What is wrong with the form: what its last check found, and from then on what is typed. */
function useRefusal(start: ContactErrors, values: ContactMessage, captcha: Captcha) {
  const [refusal, setRefusal] = useState(start);
  const [isChecked, setChecked] = useState(false);
  /** Grows with each refusal, whose summary then takes the focus. */
  const [attempts, setAttempts] = useState(Object.keys(start).length > 0 ? 1 : 0);
  // A check that was passed after all takes its message back.
  const others = captcha.state === 'done' ? withoutCaptcha(refusal) : refusal;
  const errors: ContactErrors = isChecked ? { ...others, ...checked(values) } : others;

  function refuse(found: ContactErrors) {
    setRefusal(found.captcha ? NO_CAPTCHA : {});
    setChecked(true);
    setAttempts((count) => count + 1);
    if (found.captcha) showSnackbar({ tone: 'error', text: MESSAGES.captchaSnackbar });
  }

  return { errors, attempts, refuse };
}

/**
 * The way of a message to the page that says thanks.
 * @param onReturn called where the browser shows this page again as it was left
 */
function useDeparture(
  form: RefObject<HTMLFormElement | null>,
  words: SendingWords,
  onReturn: () => void,
) {
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    setSending(false);
    setLeaving(false);
    onReturn();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => comeBack(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);

  /** The visitor is thanked at once, unless nothing could tell the next page of the message. */
  async function leaveWith(message: UnderWay) {
    if (navigator.onLine && keepUnderWay(message)) sendOff(message);
    else if (!(await isSentHere(message))) return;
    // A browser that comes back to the form would fill it in again with what has arrived by then.
    setLeaving(true);
    const { name, topic } = message.values;
    location.assign(thanksUrl(browserLocale(), name, thanksFor(words.thanks, words.topics, topic)));
  }

  async function isSentHere(message: UnderWay): Promise<boolean> {
    try {
      await sendMessage(message);
    } catch (error) {
      setSending(false);
      sayFailed(failureText(browserLocale(), error));
      return false;
    }
    sendLeadOf(message);
    return true;
  }

  function sayFailed(text: string): void {
    const action = { label: words.retry, run: () => form.current?.requestSubmit() };
    showSnackbar({ tone: 'error', text, action });
  }

  return { isSending, isLeaving, setSending, leaveWith, sayFailed };
}

function withoutCaptcha({ captcha: _, ...others }: ContactErrors): ContactErrors {
  return others;
}

/** The fields that the form has; a page may do without some. */
function valuesIn(form: HTMLFormElement): Partial<ContactMessage> {
  const entries = new FormData(form);
  const found = CONTACT_FIELDS.filter((name) => entries.has(name));
  return Object.fromEntries(found.map((name) => [name, String(entries.get(name))]));
}
