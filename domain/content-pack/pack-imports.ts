/** Which things of a pack the built site imports, and which of them one does not have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '#domain/pack-files/index.ts';
import type { SiteModules } from './site-modules.ts';

/** File in the folder of the built server. */
export const PACK_IMPORTS = 'pack-imports.json';

/** @param folder of the built server; without a build nobody knows */
export function missingImports(folder: string, modules: SiteModules): ContentProblem[] {
  const path = join(folder, PACK_IMPORTS);
  const imported: string[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const missing = imported.filter((id) => !(id in modules)).map((id) => id.replace(/\?.*/, ''));
  const message = 'is missing, and pages show it';
  return [...new Set(missing)].map((file) => ({ file, line: 1, field: '', message }));
}
