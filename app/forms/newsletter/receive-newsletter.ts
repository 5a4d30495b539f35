/** Receives the newsletter form from browsers without scripts. */
import { type ActionFunctionArgs, data } from 'react-router';
import { PAGE_TITLE_FIELD, textOf } from '#app/forms/text-form.ts';
import { apiContext, statusOf } from '#app/page-module.ts';
import type { Lead } from '#contract/lead-rules.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import {
  BLANK_NEWSLETTER,
  NEWSLETTER_MARK,
  refusedState,
  subscribedState,
} from './newsletter-state.ts';

export function isNewsletterPost(form: FormData): boolean {
  return form.get(NEWSLETTER_MARK.name) === NEWSLETTER_MARK.value;
}

/** For a page whose only form is the newsletter: `export { newsletterAction as action } from …` */
export async function newsletterAction(args: ActionFunctionArgs) {
  const form = await args.request.formData().catch(() => null);
  return receiveNewsletter(args, form);
}

/**
 * Submits the form; `<Newsletter>` gets the result from the page's action data.
 * @param form null if the request's body could not be parsed
 */
export async function receiveNewsletter(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  form: FormData | null,
) {
  if (!form)
    return data({ newsletter: refusedState(BLANK_NEWSLETTER.values, null) }, { status: 400 });
  const values: Lead = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
  };
  try {
    const receipt = await context.get(apiContext).sendLead({ source: 'Newsletter' }, values, {
      route: new URL(request.url).pathname,
      title: textOf(form, PAGE_TITLE_FIELD),
      honeypot: textOf(form, HONEYPOT_FIELD),
    });
    return data({ newsletter: subscribedState(values, receipt) }, { status: 201 });
  } catch (error) {
    return data(
      { newsletter: refusedState(values, error) },
      { status: statusOf({ context }, error) },
    );
  }
}
