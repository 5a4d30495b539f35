import type { LeadSource } from '#contract/lead-rules.ts';
import type { ApiServices } from './services.ts';

/** The wording that stood above the button of the form that a lead comes from. */
export function leadConsent(
  { newsletterConsent, contactConsent, gateConsent }: ApiServices,
  source: LeadSource,
): string {
  const wordings: Record<LeadSource, string> = {
    Newsletter: newsletterConsent,
    'Contact us': contactConsent,
    'Learning Hub': gateConsent,
    'White paper': gateConsent,
  };
  return wordings[source];
}
