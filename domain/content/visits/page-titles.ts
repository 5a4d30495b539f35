/** Titles of pages, from the rows of the site search. */
import { type LanguageCode, languageOfPath, pathInFirstLanguage } from '#contract/languages.ts';
import type { Db } from '#db/schema.ts';

/** @returns titles by path; pages that the search does not find have none */
export async function titlesOf(
  db: Db,
  paths: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const plainPaths = paths.map((path) => pathInFirstLanguage(path, languages));
  const rows = await db
    .selectFrom('site_entries')
    .select(['lang', 'path', 'title'])
    .where('path', 'in', plainPaths)
    .execute();
  const titles = new Map(rows.map(({ lang, path, title }) => [`${lang} ${path}`, title]));
  return new Map(
    paths.flatMap((path) => {
      const key = `${languageOfPath(path, languages)} ${pathInFirstLanguage(path, languages)}`;
      const title = titles.get(key);
      return title === undefined ? [] : [[path, title] as const];
    }),
  );
}
