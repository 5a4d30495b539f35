/**
 * Leads to a form of HubSpot.
 * Source: https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy
 */
import type { LeadRecord } from '#domain/messaging/crm.ts';
import { PermanentError, RetryableError } from './errors.ts';
import { postJson } from './http.ts';
import type { SendRecord } from './webhook.ts';

export interface HubspotSettings {
  /** Origin of the forms API: accounts in the EU have their own. */
  origin: string;
  portalId: string;
  formId: string;
}

/** Object type of a contact. */
const CONTACT = '0-1';

/** What HubSpot calls its reasons. */
const ERROR_TYPE = /\b[A-Z]+(_[A-Z]+)+\b/g;

/** Those about the lead itself. A form or an account that is set up wrongly answers 400 as well, and can be mended. */
const LEAD_IS_WRONG = /\b(INVALID_EMAIL|BLOCKED_EMAIL|INPUT_TOO_LARGE)\b/;

/** HubSpot puts submissions of one address together, and takes no id that would tell a repeat. */
export function createHubspot({ origin, portalId, formId }: HubspotSettings): SendRecord {
  const url = `${origin}/submissions/v3/integration/submit/${portalId}/${formId}`;
  return async (_id, record) => {
    // Its forms can only be filled in: who leaves the newsletter is told to the team by mail.
    if (record.type !== 'lead.created') return;
    const service = { service: 'HubSpot', url };
    const { isTaken, status, text } = await postJson(service, JSON.stringify(submission(record)));
    if (isTaken) return;
    const errors = [...new Set(text.match(ERROR_TYPE))].join(', ');
    const isLeadWrong = status === 400 && LEAD_IS_WRONG.test(errors);
    const Failure = isLeadWrong ? PermanentError : RetryableError;
    throw new Failure(`HubSpot answered ${status}: ${text}`, {
      code: status,
      // The rest of the answer can repeat the lead.
      logged: `HubSpot answered ${status}${errors && `: ${errors}`}`,
      causeId: `${status} ${errors}`,
    });
  };
}

function submission({ createdAt, email, firstName, lastName, page, consent }: LeadRecord) {
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
