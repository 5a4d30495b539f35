/**
 * Submits leads to a HubSpot form.
 * Source: https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy
 */
import type { CrmLead } from '#domain/messaging/crm.ts';
import { PermanentError, RetryableError } from './errors.ts';
import { postJson } from './http.ts';
import type { SendCrmRecord } from './webhook.ts';

export interface HubspotSettings {
  /** Origin of the forms API; accounts in the EU have a separate one. */
  origin: string;
  portalId: string;
  formId: string;
}

/** Object type of a contact. */
const CONTACT = '0-1';

/** The names of errors in a response, such as `INVALID_EMAIL`. */
const ERROR_TYPE = /\b[A-Z]+(_[A-Z]+)+\b/g;

/** Errors of the lead itself. A misconfigured form also answers 400, but it can be fixed. */
const INVALID_LEAD = /\b(INVALID_EMAIL|BLOCKED_EMAIL|INPUT_TOO_LARGE)\b/;

/** HubSpot merges submissions by email address, and has no field for an idempotency key. */
export function createHubspot({ origin, portalId, formId }: HubspotSettings): SendCrmRecord {
  const url = `${origin}/submissions/v3/integration/submit/${portalId}/${formId}`;
  return async (_id, crmRecord) => {
    // A form cannot unsubscribe anyone, so the team gets an email instead.
    if (crmRecord.type !== 'lead.created') return;
    const service = { service: 'HubSpot', url };
    const { isAccepted, status, text } = await postJson(
      service,
      JSON.stringify(submission(crmRecord)),
    );
    if (isAccepted) return;
    const errors = [...new Set(text.match(ERROR_TYPE))].join(', ');
    const isLeadInvalid = status === 400 && INVALID_LEAD.test(errors);
    const Failure = isLeadInvalid ? PermanentError : RetryableError;
    throw new Failure(`HubSpot answered ${status}: ${text}`, {
      code: status,
      // The rest of the response can repeat personal data of the lead.
      logMessage: `HubSpot answered ${status}${errors && `: ${errors}`}`,
      causeId: `${status} ${errors}`,
    });
  };
}

function submission({ createdAt, email, firstName, lastName, page, consent }: CrmLead) {
  const field = (name: string, value: string) => ({ objectTypeId: CONTACT, name, value });
  return {
    submittedAt: String(createdAt),
    fields: [
      field('email', email),
      field('firstname', firstName),
      field('lastname', lastName),
    ].filter(({ value }) => value !== ''),
    context: { pageUri: page.url, pageName: page.title },
    ...(consent && {
      legalConsentOptions: { consent: { consentToProcess: true, text: consent } },
    }),
  };
}
