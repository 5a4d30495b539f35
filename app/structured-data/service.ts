import { offerFrom } from './offer.ts';
import { organizationRef } from './organization.ts';
import { addressOf, type PagePlace, type Thing } from './thing.ts';

interface ServiceFacts {
  name: string;
  description: string;
  /** 'Starting at $7,999' */
  charge?: string;
}

/** What can be ordered, and from what price on. */
export function service({ name, description, charge }: ServiceFacts, place: PagePlace): Thing {
  const url = addressOf(place);
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: organizationRef(place.origin),
    offers: charge === undefined ? undefined : offerFrom(charge, url),
  };
}
