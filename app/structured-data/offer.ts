import type { LocalizedPack } from '#app/pack.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { isoMoment } from './moments.ts';

const IN_STOCK = 'https://schema.org/InStock';

/** Parses a minimum price such as 'Starting at $7,999'; undefined for another currency. */
export function offerFrom(charge: string, url: string): JsonLdNode | undefined {
  const [, figure] = /\$\s?(\d[\d,]*(?:\.\d+)?)/.exec(charge) ?? [];
  if (!figure) return undefined;
  const price = Number(figure.replaceAll(',', ''));
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'USD' },
    availability: IN_STOCK,
    url,
  };
}

/** A minimum price for a month. */
export const monthlyOffer = (
  name: string,
  { price, currency, url }: { price: number; currency: string; url: string },
): JsonLdNode => ({
  '@type': 'Offer',
  name,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: price,
    priceCurrency: currency,
    // UN/CEFACT code of a month.
    unitCode: 'MON',
  },
  availability: IN_STOCK,
  url,
});

export interface Admission {
  /** `Free` or `Paid`. */
  registrationType: string;
  /** In the currency of `site.yaml`, or a text of another host of the API. */
  fees: number | string;
  /** URL of the form. */
  registrationLink: string;
  /** Epoch milliseconds; null if unknown. */
  registrationOpens?: number | null;
}

/** A seat; undefined if its price is unknown. `page` is the URL to use without a form. */
export function seatOffer(
  pack: LocalizedPack,
  admission: Admission,
  page: string,
): JsonLdNode | undefined {
  const site = pack.copy('site');
  const { registrationType, fees, registrationLink, registrationOpens: opensAt } = admission;
  const isFree = registrationType?.toLowerCase() === 'free';
  const price = isFree ? 0 : Number(fees === '' ? Number.NaN : (fees ?? Number.NaN));
  if (!Number.isFinite(price)) return undefined;
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price,
    priceCurrency: site.currency,
    availability: IN_STOCK,
    validFrom: opensAt ? isoMoment(pack, opensAt) : undefined,
    url: /^https?:/.test(registrationLink) ? registrationLink : page,
  };
}
