/** The state of the job alert form after a post. */
import { refusedFields } from '#app/forms/field/errors-by-field.ts';
import { refusalMessage } from '#app/forms/refusal-message.ts';
import {
  ALERT_FIELDS,
  ALERT_MESSAGES,
  type AlertField,
  type AlertRequest,
} from '#contract/job-alert-rules.ts';

export interface AlertState {
  values: AlertRequest;
  /** One message per field. */
  errors: Partial<Record<AlertField, string>>;
  isSent: boolean;
}

/** @param search a query string of the job list */
export const blankAlert = (search: string): AlertState => ({
  values: { email: '', frequency: 'weekly', search },
  errors: {},
  isSent: false,
});

/**
 * Keeps the typed values. An error of no field becomes the search's, which is shown above the form.
 */
export function refusedAlert(values: AlertRequest, error: unknown): AlertState {
  const fieldErrors = refusedFields(ALERT_FIELDS, error);
  const isAboutFields = Object.keys(fieldErrors).length > 0;
  const errors = isAboutFields
    ? fieldErrors
    : { search: refusalMessage(error) ?? ALERT_MESSAGES.failed };
  return { values, errors, isSent: false };
}
