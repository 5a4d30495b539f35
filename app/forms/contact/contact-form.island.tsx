import { useRef } from 'react';
import { type CaptchaLabels, CaptchaLine } from '#app/forms/captcha/captcha-line.tsx';
import { ErrorSummary, summaryProps } from '#app/forms/field/error-summary.tsx';
import { FormError } from '#app/forms/field/form-error.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { PAGE_TITLE_FIELD } from '#app/forms/text-form.ts';
import type { SlotProps } from '#app/islands/island-context.ts';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import type { ContactField } from '#contract/contact-rules.ts';
import type { Plural } from '#contract/copy-parts.ts';
import { type ContactFieldCopy, ContactFields } from './contact-fields.tsx';
import { CONTACT_ERROR_FIELDS, type ContactState } from './contact-state.ts';
import { CONTACT_FORM_ID } from './failure-text.ts';
import { type SendingCopy, useContactForm } from './use-contact-form.ts';

export interface ContactFormCopy extends SendingCopy {
  fields: ContactFieldCopy;
  /** Label of the choice without a topic. */
  noTopic: string;
  button: string;
  sending: string;
  captcha: CaptchaLabels;
  /** Title of the error summary, with `{count}`. */
  summary: Plural;
  remaining: Plural;
}

interface ContactIslandProps {
  /** ID of the heading that names the form. */
  labelledBy: string;
  pageTitle: string;
  /** Path of the page with the form. */
  path: string;
  /** URL for a post without scripts. */
  action: string;
  fields: readonly ContactField[];
  /** ID of the topic of every message from this page; null if it is chosen or not asked for. */
  topic: string | null;
  /** Blank, or the result of a post without scripts. */
  initialState: ContactState;
  copy: ContactFormCopy;
}

/** The slot `required` is above the fields; the children, below them, have the consent. */
export default function ContactIsland(props: ContactIslandProps & SlotProps) {
  const {
    labelledBy,
    pageTitle,
    path,
    action,
    fields,
    topic,
    initialState,
    copy,
    slots,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const contact = useContactForm(form, { initialState, path, topic, copy });
  const { errors, captcha, isSending } = contact;
  const labels = { ...copy.fields, captcha: copy.captcha };
  return (
    <form
      ref={form}
      id={CONTACT_FORM_ID}
      aria-labelledby={labelledBy}
      method="post"
      action={action}
      noValidate={isHydrated}
      onFocus={captcha.start}
      onSubmit={(event) => {
        event.preventDefault();
        contact.submit();
      }}
      className="relative grid scroll-mt-6 gap-5 rounded-panel border border-hairline bg-white p-5 sm:p-8"
    >
      {initialState.failure && <FormError>{initialState.failure}</FormError>}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary
          {...summaryProps(CONTACT_ERROR_FIELDS, errors, labels, copy.summary)}
          attempt={contact.attempts}
        />
      )}
      {slots.required}
      <input type="hidden" name={PAGE_TITLE_FIELD} value={pageTitle} />
      {topic && <input type="hidden" name="topic" value={topic} />}
      <Honeypot />
      <ContactFields
        contact={contact}
        fields={fields}
        fieldCopy={copy.fields}
        topics={copy.topics}
        noTopicLabel={copy.noTopic}
        remaining={copy.remaining}
      />
      {children}
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
        <Button type="submit" tone="action" disabled={isSending} className="sm:px-9">
          {isSending ? copy.sending : copy.button}
        </Button>
        <CaptchaLine labels={copy.captcha} captcha={captcha} error={errors.captcha} />
      </div>
    </form>
  );
}
