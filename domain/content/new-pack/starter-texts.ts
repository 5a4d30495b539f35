import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../packs/starter');

let cached: Readonly<Record<string, string>> | undefined;

/**
 * The texts of the starter by path, with `{{placeholders}}`. The bundle contains them, because it
 * runs without the folder.
 */
export function starterTexts(): Readonly<Record<string, string>> {
  cached ??= Object.fromEntries(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
  );
  return cached;
}
