import type { LocalizedPack } from '#app/pack.ts';
import { authorPath } from '#app/ui/cards/author-path.ts';
import { portraitOf } from '#app/ui/media/portrait-of.ts';
import type { Author, Byline } from '#contract/people.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';
import { orNone } from './texts.ts';

/** Whoever wrote something, with the page of all of it. */
export function author(
  pack: LocalizedPack,
  who: Byline & Partial<Author>,
  origin: string,
): JsonLdNode {
  const { name, role, bio, image, profile } = who;
  const portrait = image || portraitUrl(pack, name);
  return {
    '@type': 'Person',
    name,
    url: origin + authorPath(who),
    jobTitle: orNone(role),
    description: orNone(bio),
    image: portrait && URL.canParse(portrait, origin) ? new URL(portrait, origin).href : undefined,
    sameAs: profile ? [profile] : undefined,
    worksFor: organizationRef(origin),
  };
}

function portraitUrl(pack: LocalizedPack, name: string): string | undefined {
  const found = portraitOf(pack, name);
  return typeof found === 'object' ? found.src : found;
}
