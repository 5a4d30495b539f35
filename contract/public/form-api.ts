import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { ContactMessage } from '#contract/contact-rules.ts';
import type { Lead, LeadSource } from '#contract/lead-rules.ts';
import {
  type Caller,
  type ContactSubmission,
  type FormSubmission,
  fieldsOf,
  type Submission,
} from './caller.ts';

/** Forms that scripts of pages send too, and their captcha. */
export function formApi(call: Caller) {
  /**
   * Sends a form of text fields to the call of this name. Rejects with `invalid-fields`, its messages by field,
   * where its `FormContract` finds any.
   */
  const sendForm = (
    name: string,
    fields: Readonly<Record<string, string>>,
    submission: FormSubmission,
  ) => {
    const body = fieldsOf({ ...fields, captcha: submission.captcha }, submission);
    return call('sendForm', { params: { form: name }, body }, submission);
  };
  return {
    /** A challenge whose solution only this form takes. */
    captcha: (form: CaptchaForm) => call('getCaptcha', { query: { form } }),
    sendForm,
    /** Rejects with `invalid-fields` where `contactErrors` finds any. */
    sendContact: (message: ContactMessage, submission: ContactSubmission) =>
      sendForm('contact', { ...message }, submission),
    /** Rejects with `invalid-fields` where `leadErrors` finds any. */
    sendLead: (source: LeadSource, lead: Lead, submission: Submission) =>
      call('sendLead', { query: { source }, body: fieldsOf(lead, submission) }, submission),
  };
}
