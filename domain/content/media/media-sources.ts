/** The texts that may use files: those on the site, drafts, and those that are planned. */
import type { Db } from '#db/schema.ts';
import { type PackSource, packTree, readPackText } from '#domain/content/pack-files/index.ts';
import type { MediaSources } from './media-uses.ts';

/** The texts of a pack by path. Unreadable ones are left out, as the check reports them. */
export function packTexts(source: PackSource): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of packTree(source).files) {
    if (!/\.(md|ya?ml|css)$/.test(file)) continue;
    try {
      texts.set(file, readPackText(source, file));
    } catch {
      // `content check` reports it.
    }
  }
  return texts;
}

/**
 * The texts of all entries, and of the folder's files that are no entries.
 * @param folderTexts `packTexts` of the content folder
 */
export async function mediaSources(
  db: Db,
  folderTexts: ReadonlyMap<string, string>,
): Promise<MediaSources> {
  const entries = await db.selectFrom('entries').select('file').execute();
  const published = await db
    .selectFrom('entries as entry')
    .innerJoin('entry_versions as version', (join) =>
      join
        .onRef('version.file', '=', 'entry.file')
        .onRef('version.number', '=', 'entry.published_version'),
    )
    .select(['version.file', 'version.source'])
    .where('entry.deleted_at', 'is', null)
    .where('entry.moved_to', 'is', null)
    .execute();
  const planned = await db
    .selectFrom('publications as plan')
    .innerJoin('entry_versions as version', (join) =>
      join.onRef('version.file', '=', 'plan.file').onRef('version.number', '=', 'plan.version'),
    )
    .select(['version.file', 'version.source'])
    .where('plan.state', '=', 'pending')
    .execute();
  const drafts = await db.selectFrom('entry_drafts').select(['file', 'source']).execute();
  const isEntry = new Set(entries.map(({ file }) => file));
  const others = [...folderTexts].filter(([file]) => !isEntry.has(file));
  return [
    ...others,
    ...[...published, ...planned, ...drafts].map(({ file, source }) => [file, source] as const),
  ];
}
