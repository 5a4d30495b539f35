/** Receives the forms of a contact page from browsers without scripts. */

import { data, redirect } from 'react-router';
import { refusedFields } from '#app/forms/field/errors-by-field.ts';
import { isNewsletterPost, receiveNewsletter } from '#app/forms/newsletter/receive-newsletter.ts';
import { thanksUrl } from '#app/forms/submission.ts';
import { PAGE_TITLE_FIELD, textOf } from '#app/forms/text-form.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { type ActionArgs, apiContext, reportContext, statusOf } from '#app/page-module.ts';
import { CONTACT_FIELDS, type ContactMessage, splitName } from '#contract/contact-rules.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import {
  BLANK_STATE,
  CONTACT_ERROR_FIELDS,
  type ContactState,
  thanksFor,
} from './contact-state.ts';
import { failureText } from './failure-text.ts';

/** `export { contactAction as action } from …`; also receives the newsletter form of that page. */
export async function contactAction(args: ActionArgs) {
  const copy = args.pack.copy('contact-form');
  const form = await args.request.formData().catch(() => null);
  if (!form) {
    const contact = { ...BLANK_STATE, failure: copy.failed.unreadable };
    return data({ contact }, { status: 400 });
  }
  return isNewsletterPost(form) ? receiveNewsletter(args, form) : receiveContact(args, form);
}

async function receiveContact({ pack, context, request }: ActionArgs, form: FormData) {
  const copy = pack.copy('contact-form');
  const api = context.get(apiContext);
  const values = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, textOf(form, name)]),
  ) as ContactMessage;
  const submission = {
    route: new URL(request.url).pathname,
    title: textOf(form, PAGE_TITLE_FIELD),
  };
  const honeypot = textOf(form, HONEYPOT_FIELD);
  try {
    await api.sendForm('contact', values, { ...submission, honeypot });
  } catch (error) {
    const status = statusOf({ context }, error);
    return data({ contact: refusedState(pack, values, error) }, { status });
  }
  // The message is stored, so a failed lead loses nothing.
  await api
    .sendLead(
      { source: 'Contact us' },
      { ...splitName(values.name), email: values.email },
      submission,
    )
    .catch(context.get(reportContext));
  return redirect(
    thanksUrl(pack.locale, values.name, thanksFor(copy.thanks, copy.topics, values.topic)),
  );
}

/** Keeps the typed values beside the errors. */
function refusedState(pack: LocalizedPack, values: ContactMessage, error: unknown): ContactState {
  const copy = pack.copy('contact-form');
  const errors = refusedFields(CONTACT_ERROR_FIELDS, error);
  const isAboutFields = Object.keys(errors).length > 0;
  return {
    values,
    errors,
    failure: isAboutFields ? null : failureText(pack.locale, error, copy.failed.text),
  };
}
