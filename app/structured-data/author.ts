import type { LocalizedPack } from '#app/pack.ts';
import { portraitOf } from '#app/ui/media/portrait-of.ts';
import type { Author, Byline, Expert } from '#contract/people.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';
import { orUndefined } from './texts.ts';

/** An author; the URL is the page with all of their articles. */
export function author(
  pack: LocalizedPack,
  writer: Byline & Partial<Author>,
  origin: string,
): JsonLdNode {
  const { name, role, bio, image, profile } = writer;
  const portrait = image || portraitUrl(pack, name);
  return {
    '@type': 'Person',
    name,
    url: origin + authorPath(writer),
    jobTitle: orUndefined(role),
    description: orUndefined(bio),
    image: portrait && URL.canParse(portrait, origin) ? new URL(portrait, origin).href : undefined,
    sameAs: profile ? [profile] : undefined,
    worksFor: organizationRef(origin),
  };
}

function portraitUrl(pack: LocalizedPack, name: string): string | undefined {
  const portrait = portraitOf(pack, name);
  return typeof portrait === 'object' ? portrait.src : portrait;
}

export function person({ name, title, description, image }: Expert, origin: string): JsonLdNode {
  return {
    '@type': 'Person',
    name,
    jobTitle: orUndefined(title),
    description: orUndefined(description),
    image: image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined,
  };
}

/** Path of the page with all articles of an author. */
export const authorPath = ({ slug }: Pick<Byline, 'slug'>) =>
  `/authors/${encodeURIComponent(slug)}`;
