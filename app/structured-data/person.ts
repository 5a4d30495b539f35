import type { Expert } from '#contract/people.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { orNone } from './texts.ts';

/** Somebody who speaks or teaches. */
export function person({ name, title, description, image }: Expert, origin: string): JsonLdNode {
  return {
    '@type': 'Person',
    name,
    jobTitle: orNone(title),
    description: orNone(description),
    image: image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined,
  };
}
