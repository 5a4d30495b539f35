import type { Expert } from '#contract/experts.ts';
import { orNone } from './texts.ts';
import type { Thing } from './thing.ts';

/** Somebody who speaks or teaches. */
export function person({ name, title, description, image }: Expert, origin: string): Thing {
  return {
    '@type': 'Person',
    name,
    jobTitle: orNone(title),
    description: orNone(description),
    image: image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined,
  };
}
