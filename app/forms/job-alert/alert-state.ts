/** What the form for an alert shows after it was posted. */
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
  /** One message a field. */
  errors: Partial<Record<AlertField, string>>;
  isSent: boolean;
}

/** @param search as it stands in the query of the page that lists openings */
export const blankAlert = (search: string): AlertState => ({
  values: { email: '', frequency: 'weekly', search },
  errors: {},
  isSent: false,
});

/** Nothing typed is lost; what is about no field stands with the search, above the form. */
export function refusedAlert(values: AlertRequest, error: unknown): AlertState {
  const errors = refusedFields(ALERT_FIELDS, error);
  const isAboutFields = Object.keys(errors).length > 0;
  const shown = isAboutFields ? errors : { search: refusalMessage(error) ?? ALERT_MESSAGES.failed };
  return { values, errors: shown, isSent: false };
}
