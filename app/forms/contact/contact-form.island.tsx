import { useRef } from 'react';
import { CaptchaLine, type CaptchaWords } from '#app/forms/captcha/captcha-line.tsx';
import { ErrorSummary, summaryOf } from '#app/forms/field/error-summary.tsx';
import { FormLine } from '#app/forms/field/form-line.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { PAGE_TITLE_FIELD } from '#app/forms/text-form.ts';
import type { Still } from '#app/islands/island-context.ts';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import type { ContactField } from '#contract/contact-rules.ts';
import type { Plural } from '#contract/copy-parts.ts';
import { ContactFields, type FieldCopy } from './contact-fields.tsx';
import { CONTACT_ORDER, type ContactState } from './contact-state.ts';
import { CONTACT_FORM_ID } from './failure-text.ts';
import { type SendingWords, useContactForm } from './use-contact-form.ts';

export interface ContactWords extends SendingWords {
  fields: FieldCopy;
  /** Label of the choice without a topic. */
  noTopic: string;
  button: string;
  sending: string;
  captcha: CaptchaWords;
  /** Title of the error summary, with `{count}`. */
  summary: Plural;
  remaining: Plural;
}

interface ContactIslandProps {
  /** ID of the heading that names the form. */
  labelledBy: string;
  pageTitle: string;
  /** Path of the page with the form. */
  place: string;
  /** URL for a post without scripts. */
  action: string;
  fields: readonly ContactField[];
  /** ID of the topic of every message from this page; null if it is chosen or not asked for. */
  topic: string | null;
  /** Blank, or the result of a post without scripts. */
  start: ContactState;
  words: ContactWords;
}

/** The slot `required` is above the fields; the children, below them, have the consent. */
export default function ContactIsland(props: ContactIslandProps & Still) {
  const { labelledBy, pageTitle, place, action, fields, topic, start, words, slots, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const contact = useContactForm(form, { start, place, topic, words });
  const { errors, captcha, isSending } = contact;
  const labels = { ...words.fields, captcha: words.captcha };
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
      {start.failure && <FormLine>{start.failure}</FormLine>}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary
          {...summaryOf(CONTACT_ORDER, errors, labels, words.summary)}
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
        words={words.fields}
        topics={words.topics}
        noTopic={words.noTopic}
        room={words.remaining}
      />
      {children}
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
        <Button type="submit" tone="action" disabled={isSending} className="sm:px-9">
          {isSending ? words.sending : words.button}
        </Button>
        <CaptchaLine words={words.captcha} captcha={captcha} error={errors.captcha} />
      </div>
    </form>
  );
}
