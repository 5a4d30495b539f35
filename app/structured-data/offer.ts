import type { LocalizedPack } from '#app/pack.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { isoMoment } from './moments.ts';
import { shownPrice } from './shown-price.ts';

const IN_STOCK = 'https://schema.org/InStock';

/** The minimum price in a text such as 'Starting at $7,999'; undefined without a price. */
export function offerFrom(charge: string, url: string, siteCurrency: string) {
  const { amount, currency } = shownPrice(charge, siteCurrency) ?? {};
  if (amount === undefined || currency === undefined) return undefined;
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: amount,
      priceCurrency: currency,
    },
    availability: IN_STOCK,
    url,
  } satisfies JsonLdNode;
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
