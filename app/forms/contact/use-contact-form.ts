import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCaptcha } from '#app/forms/captcha/use-captcha.ts';
import { thanksUrl } from '#app/forms/submission/thanks-url.ts';
import { showSnackbar } from '#app/ui/snackbar/snackbar-store.ts';
import { textIn } from '#app/ui/text/text-in.ts';
import copy from '#content/contact-form.yaml';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '#contract/contact-rules.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { CONTACT_FORM_ID } from './contact-form-id.ts';
import { type ContactErrors, type ContactState, checked, NO_CAPTCHA } from './contact-state.ts';
import { deliverMessage } from './deliver-message.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** What the form holds, and its way to the server. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, start: ContactState) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const captcha = useCaptcha('contact');
  const [values, setValues] = useState(start.values);
  const [refusal, setRefusal] = useState(start.errors);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  /** Grows with each refusal, whose summary then takes the focus. */
  const [attempts, setAttempts] = useState(Object.keys(start.errors).length > 0 ? 1 : 0);
  const draft = useContactDraft(pathname, values, setValues);

  // What was typed, or filled in by the browser, before the page's scripts ran.
  useLayoutEffect(() => {
    if (!form.current) return;
    const early = valuesIn(form.current);
    setValues((current) => ({ ...current, ...early }));
  }, [form]);

  // A check that was passed after all takes its message back.
  const others = captcha.state === 'done' ? withoutCaptcha(refusal) : refusal;
  const errors: ContactErrors = isChecked ? { ...others, ...checked(values) } : others;

  function refuse(found: ContactErrors) {
    setRefusal(found.captcha ? NO_CAPTCHA : {});
    setChecked(true);
    setAttempts((count) => count + 1);
    if (found.captcha) showSnackbar({ tone: 'error', text: MESSAGES.captchaSnackbar });
  }

  async function submit() {
    if (isSending) return;
    const found = checked(values);
    if (Object.keys(found).length > 0) {
      return refuse({ ...found, ...(captcha.state === 'failed' && NO_CAPTCHA) });
    }
    setSending(true);
    const token = await captcha.token();
    if (token === null) {
      setSending(false);
      return refuse(NO_CAPTCHA);
    }
    const key = draft.keyForSending();
    const message = {
      values,
      submission: {
        route: pathname,
        title: document.title,
        idempotencyKey: key,
        captcha: token,
        honeypot: form.current ? textIn(form.current, HONEYPOT_FIELD) : '',
      },
      comeBack: () => {
        setSending(false);
        navigate(`${pathname}#${CONTACT_FORM_ID}`);
      },
    };
    // The visitor is thanked at once; the message goes its way meanwhile.
    deliverMessage(message);
    navigate(thanksUrl(values.name, copy.thanks));
  }

  return {
    values,
    errors,
    attempts,
    captcha,
    isSending,
    submit,
    set: (name: ContactField) => (text: string) => {
      setValues((current) => ({ ...current, [name]: text }));
    },
  };
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
