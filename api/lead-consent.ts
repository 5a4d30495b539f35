import type { LeadSource } from '#contract/lead-rules.ts';
import type { ApiServices } from './services.ts';

/** Pages whose newsletter is a box in the form before a film or a paper. */
const GATED = /^\/(learning-hub|whitepapers)\/./;

/** The wording that stood above the button of the form that a lead comes from, on the page at this path. */
export function leadConsent({ consents }: ApiServices, source: LeadSource, page: string): string {
  const { newsletter, contact, gate, gateNewsletter } = consents(page);
  const wordings: Record<LeadSource, string> = {
    Newsletter: GATED.test(page) ? `${gateNewsletter}. ${gate}` : newsletter,
    'Contact us': contact,
    'Learning Hub': gate,
    'White paper': gate,
  };
  return wordings[source];
}
