import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Content codings that answers are compressed in, best first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

const OFFERED = [...CODINGS, 'identity'];

/** The published types do not know of the server's own preference. */
interface PreferringNegotiator {
  encoding(offered: readonly string[], by: { preferred: readonly string[] }): string | undefined;
}

/** Characters of the headers whose outcome is remembered: browsers send a handful. */
const REMEMBERED = 20_000;

const outcomes = new LRUCache<string, Coding | 'none'>({
  maxSize: REMEMBERED,
  sizeCalculation: (_outcome, header) => header.length + 1,
  memoMethod: (header) => {
    const negotiator: PreferringNegotiator = new Negotiator({
      headers: { 'accept-encoding': header },
    });
    const best = negotiator.encoding(OFFERED, { preferred: CODINGS });
    return CODINGS.find((coding) => coding === best) ?? 'none';
  },
});

/**
 * The coding that a client likes best, and of several the one that saves most; undefined for plain
 * bytes, also where the client refuses even those: an answer is worth more than a 406.
 */
export function bestCoding(acceptEncoding = ''): Coding | undefined {
  const best = outcomes.memo(acceptEncoding);
  return best === 'none' ? undefined : best;
}
