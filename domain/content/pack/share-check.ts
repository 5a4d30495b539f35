/**
 * Whether the default share picture shows the brand's words of today. Who draws it notes beside it
 * the words that it shows; a picture without such a note is taken as it is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '#contract/site.ts';
import { type ContentProblem, readPackText } from '#domain/content/pack-files/index.ts';

const PICTURE = 'media/icons/share.jpg';
const NOTE = 'media/icons/share.yaml';

export function staleSharePicture(contentDir: string, site: Site): ContentProblem[] {
  if (!existsSync(join(contentDir, NOTE))) return [];
  const shown = parse(readPackText(contentDir, NOTE)) as Partial<Site>;
  return (['name', 'tagline'] as const)
    .filter((field) => shown[field] !== site[field])
    .map((field) => ({
      file: PICTURE,
      line: 1,
      field: '',
      message: `was drawn with the ${field} "${shown[field]}"; run npm run icons -w artwork, or draw it anew and mend ${NOTE}`,
    }));
}
