/** Copies of the fixture pack that leave out areas, with most of their files deleted. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, stringify } from 'yaml';
import { AREAS, type AreaName, isLeftOutFile, leftOutAreas } from '#contract/areas.ts';
import { emptyAreas } from '#domain/content/pack/empty-areas.ts';
import { leftOutLinks } from '#domain/content/pack/links-to-areas.ts';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { editFile } from './invalid-pack.ts';
import { PACK } from './pack.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** The page that links of kept texts lead to instead. */
const OTHER_PAGE = '/contact';

export async function packWithout(areas: readonly AreaName[]): Promise<string> {
  const folder = temporaryFolder('without-');
  cpSync(PACK, folder, { recursive: true });
  editFile(folder, 'site.yaml', /^schedulingUrl:/m, `without: [${areas}]\nschedulingUrl:`);
  const leftOut = leftOutAreas(areas);
  const files = Object.values(AREAS).flatMap((area): readonly string[] => area.files);
  // The slugs of the others are part of the URLs that other pages link to.
  const deleted = files.filter(
    (name) => isLeftOutFile(name, leftOut, '/{hub}') && !/^pages\/.*\/$/.test(name),
  );
  for (const file of deleted) {
    for (const language of ['', 'ne'])
      rmSync(join(folder, language, file), { recursive: true, force: true });
  }
  redirectTexts(folder, emptyAreas(folder));
  for (const { file, path } of leftOutLinks(
    folder,
    (await inspectPack(folder, Date.now())).copies,
  )) {
    setIn(folder, file, path);
  }
  return folder;
}

function setIn(folder: string, file: string, path: readonly PropertyKey[]): void {
  const source = join(folder, file);
  const document = parseDocument(readFileSync(source, 'utf8'));
  if (isMap(document.contents) || document.contents) document.setIn(path, OTHER_PAGE);
  writeFileSync(source, stringify(document.toJS()));
}

/** Replaces the links in texts of entries. */
function redirectTexts(folder: string, paths: readonly string[]): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!name.endsWith('.md') || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/\]\((\/[^)#?]*)[^)]*\)/g, (link, path: string) =>
      paths.some((hidden) => path === hidden || path.startsWith(`${hidden}/`))
        ? `](${OTHER_PAGE})`
        : link,
    );
    if (changed !== text) writeFileSync(file, changed);
  }
}
