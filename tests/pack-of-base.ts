/** Copies of the tests' pack that have only a brand and its pages: all other texts are of the base pack. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseTexts } from '#domain/content/pack-files/base-texts.ts';
import { editFile } from './invalid-pack.ts';

export const HUB = '/experience-nepal';

/**
 * Deletes what the base pack has too, and all translations.
 * @param languages of which the pack has one text instead, its tagline
 */
export function withoutBaseFiles(pack: string, languages: readonly string[] = []): string {
  rmSync(join(pack, 'ne'), { recursive: true, force: true });
  for (const file of Object.keys(baseTexts())) {
    rmSync(join(pack, file.replace('/{hub}', HUB)), { force: true });
  }
  // A topic that only some companies need.
  const page = 'pages/hire-a-professional.yaml';
  if (existsSync(join(pack, page))) editFile(pack, page, 'topic: people', 'topic: project');
  for (const language of languages) {
    mkdirSync(join(pack, language));
    writeFileSync(join(pack, language, 'site.yaml'), 'tagline: तारा Å\n');
  }
  return pack;
}
