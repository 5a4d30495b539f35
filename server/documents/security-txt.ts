/** `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities of the site. */
import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';
import { sendCacheable } from './send-cacheable.ts';

const PATH = '/.well-known/security.txt';

/** Days until the file expires; less than a year is recommended (2.5.5). */
const VALID_DAYS = 180;

const DAY = 24 * 60 * 60 * 1000;

export interface SecurityTxtSources {
  brand: () => Site;
  publicUrl: () => string;
}

export async function securityTxt(app: FastifyInstance, { brand, publicUrl }: SecurityTxtSources) {
  app.get(PATH, (request, reply) => {
    const text = securityTxtOf(brand(), publicUrl(), Date.now());
    return sendCacheable(request, reply, { type: 'text/plain; charset=utf-8', text });
  });
}

/** @param now epoch milliseconds; the text changes once a day */
export function securityTxtOf(
  { email, securityEmail = email }: Pick<Site, 'email' | 'securityEmail'>,
  origin: string,
  now: number,
): string {
  const expires = new Date((Math.floor(now / DAY) + VALID_DAYS) * DAY);
  const fields = [
    ['Contact', `mailto:${securityEmail}`],
    ['Expires', expires.toISOString().replace('.000', '')],
    // Only https is allowed there (2.5.2).
    ...(origin.startsWith('https:') ? [['Canonical', origin + PATH]] : []),
    ['Preferred-Languages', 'en'],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
