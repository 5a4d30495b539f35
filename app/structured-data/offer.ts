import type { LocalizedPack } from '#app/pack.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { isoMoment } from './moments.ts';

const IN_STOCK = 'https://schema.org/InStock';

/** What is offered from a price on, told as 'Starting at $7,999'; undefined for another currency. */
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

export interface Admission {
  /** `Free` or `Paid`. */
  registrationType: string;
  /** In the currency of site.yaml, or what another host calls the price. */
  fees: number | string;
  /** Where to register. */
  registrationLink: string;
  /** Epoch milliseconds; null where it is not known. */
  registrationOpens?: number | null;
}

/** A seat; undefined where nobody says what it costs. `page` is told where there is no form. */
export function seatOffer(
  pack: LocalizedPack,
  admission: Admission,
  page: string,
): JsonLdNode | undefined {
  const site = pack.copy('site');
  const { registrationType, fees, registrationLink, registrationOpens: opens } = admission;
  const isFree = registrationType?.toLowerCase() === 'free';
  const price = isFree ? 0 : Number(fees === '' ? Number.NaN : (fees ?? Number.NaN));
  if (!Number.isFinite(price)) return undefined;
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price,
    priceCurrency: site.currency,
    availability: IN_STOCK,
    validFrom: opens ? isoMoment(pack, opens) : undefined,
    url: /^https?:/.test(registrationLink) ? registrationLink : page,
  };
}
