import type { LeadSource } from '#contract/lead-rules.ts';
import type { ApiServices } from './services.ts';

/** The wording that stood above the button of the form that a lead comes from; empty if none did. */
export function leadConsent(
  { newsletterConsent, contactConsent }: ApiServices,
  source: LeadSource,
): string {
  if (source === 'Newsletter') return newsletterConsent;
  return source === 'Contact us' ? contactConsent : '';
}
