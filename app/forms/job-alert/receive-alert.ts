import { type ActionFunctionArgs, data } from 'react-router';
import { textOf } from '#app/forms/text-form.ts';
import { apiContext, statusOf } from '#app/page-module.ts';
import type { AlertRequest } from '#contract/job-alert-rules.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type AlertState, blankAlert, refusedAlert } from './alert-state.ts';

/** Name of the field with the path of the form's page. */
export const PAGE_FIELD = 'page';

/** Receives the form, which all pages post to the same one. */
export async function receiveAlert({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const form = await request.formData().catch(() => null);
  if (!form) return data(refusedAlert(blankAlert('').values, null), { status: 400 });
  const values: AlertRequest = {
    email: textOf(form, 'email'),
    frequency: textOf(form, 'frequency'),
    search: textOf(form, 'search'),
  };
  try {
    await context.get(apiContext).askForJobAlert(values, {
      route: textOf(form, PAGE_FIELD),
      title: '',
      honeypot: textOf(form, HONEYPOT_FIELD),
    });
    const sent: AlertState = { values, errors: {}, isSent: true };
    return data(sent, { status: 201 });
  } catch (error) {
    return data(refusedAlert(values, error), { status: statusOf({ context }, error) });
  }
}
