/** The path of the stories' hub in `site.yaml`, which may have mistakes in other fields. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editOf, folderOf, type PackSource } from './pack-source.ts';

const SITE = 'site.yaml';
const HUB = /^hub: *['"]?(\/[a-z0-9-]+)/m;

/** @param text of `site.yaml` */
export const hubIn = (text: string): string | undefined => HUB.exec(text)?.[1];

/** The hub's name in the names of files; undefined if `site.yaml` cannot be read or names none. */
export function hubNameIn(source: PackSource): string | undefined {
  const edit = editOf(source, SITE);
  if (edit === null) return undefined;
  if (edit && 'text' in edit) return hubIn(edit.text)?.slice(1);
  try {
    const text = readFileSync(edit?.path ?? join(folderOf(source), SITE), 'utf8');
    return hubIn(text)?.slice(1);
  } catch {
    // The check reports the file.
    return undefined;
  }
}
