/** `content/site.yaml`: the brand. Whatever names it on a page or in a mail comes from here. */
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const httpAddress = z.url({ protocol: /^https?$/ });
const path = z
  .string()
  .check(z.regex(/^\/[^/\\]?/, 'must be a path on this site, starting with /'));

export const Link = z.strictObject({ title: text, href: path });
/** A link to a page of this site. */
export type Link = z.infer<typeof Link>;

export const SOCIAL_NETWORKS = [
  'LinkedIn',
  'Instagram',
  'TikTok',
  'Facebook',
  'X',
  'YouTube',
] as const;

export const Site = z.strictObject({
  name: text,
  /** Part of addresses such as `/why-{slug}-for-businesses`. */
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and -')),
  nativeName: text,
  /** BCP 47 tag of the language of `nativeName`. */
  nativeLanguage: text,
  acronym: text,
  tagline: text,
  description: text,
  /** First year of the copyright line. */
  since: z.int(),
  schedulingUrl: httpAddress,
  email: z.email(),
  phone: text,
  social: z.array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), url: httpAddress })),
  offices: z.array(
    z.strictObject({
      name: text,
      city: text,
      address: text,
      email: z.email(),
      phone: text,
      /** IANA time zone. */
      timeZone: text,
    }),
  ),
  menus: z.strictObject({
    header: z.array(Link),
    footer: z.array(z.strictObject({ title: text, items: z.array(Link) })),
  }),
});
export type Site = z.infer<typeof Site>;
