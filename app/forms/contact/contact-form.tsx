import { useRef } from 'react';
import { PrefetchPageLinks, useActionData, useFormAction } from 'react-router';
import { CaptchaLine } from '#app/forms/captcha/captcha-line.tsx';
import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { ErrorSummary } from '#app/forms/field/error-summary.tsx';
import { FormLine } from '#app/forms/field/form-line.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { summaryOf } from '#app/forms/field/summary-of.ts';
import { PAGE_TITLE_FIELD } from '#app/forms/submission/page-title-field.ts';
import { THANKS_PATH } from '#app/forms/submission/thanks-url.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import copy from '#content/contact-form.yaml';
import type { ContactField } from '#contract/contact-rules.ts';
import { ContactFields, type FieldCopy } from './contact-fields.tsx';
import { CONTACT_FORM_ID } from './contact-form-id.ts';
import { BLANK, CONTACT_ORDER, type ContactState } from './contact-state.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The page's document title, for those who write without scripts. */
  pageTitle: string;
  /** The fields that this page asks for. */
  fields: readonly ContactField[];
  /** A page's own words for some of them. */
  words?: Partial<FieldCopy>;
  button?: string;
}

/** Writes to the company. Its page needs the action of `receive-contact.ts`. */
export function ContactForm(props: ContactFormProps) {
  const { labelledBy, pageTitle, fields, words, button = copy.button } = props;
  const posted = useActionData<{ contact?: ContactState }>()?.contact;
  const form = useRef<HTMLFormElement>(null);
  const action = useFormAction();
  const isHydrated = useHydrated();
  const contact = useContactForm(form, posted ?? BLANK);
  const { errors, captcha, isSending } = contact;
  const labels = { ...copy.fields, ...words };

  return (
    <form
      ref={form}
      id={CONTACT_FORM_ID}
      aria-labelledby={labelledBy}
      method="post"
      // Without scripts the page comes back at the form, not at its top.
      action={`${action}#${CONTACT_FORM_ID}`}
      noValidate={isHydrated}
      onFocus={captcha.start}
      onSubmit={(event) => {
        event.preventDefault();
        contact.submit();
      }}
      className="relative grid scroll-mt-6 gap-5 rounded-panel border border-hairline bg-white p-5 sm:p-8"
    >
      {posted?.failure && <FormLine>{posted.failure}</FormLine>}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary {...summaryOf(CONTACT_ORDER, errors, labels)} attempt={contact.attempts} />
      )}
      {/* The page that follows must not have to be fetched when the line is gone. */}
      {captcha.state !== 'idle' && <PrefetchPageLinks page={THANKS_PATH} />}
      <p className="text-sm text-ink-600">{copy.required}</p>
      <input type="hidden" name={PAGE_TITLE_FIELD} value={pageTitle} />
      <Honeypot />
      <ContactFields contact={contact} fields={fields} words={labels} />
      <ConsentLine copy={copy} />
      <p className="hidden text-sm text-ink-600 noscript:block">{copy.noScript}</p>
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
        <Button type="submit" tone="action" disabled={isSending} className="sm:px-9">
          {isSending ? copy.sending : button}
        </Button>
        <CaptchaLine captcha={captcha} error={errors.captcha} />
      </div>
    </form>
  );
}
