/**
 * One URL of each page template, for measurements. `tests/structured-pages.ts` has the URLs; its
 * test finds a missing template.
 */
import { STRUCTURED_PAGES } from './structured-pages.ts';

/** Redirects to another host, so it cannot be measured. */
const LEADS_AWAY = '/schedule-a-meeting';

/** Pages in a folder share a template, which the first represents. */
const folderOf = (path: string) => /^\/.+\//.exec(path)?.[0] ?? path;

/** One URL per template. */
export function oneOfEach(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, folderOf).values()]
    .map(([first]) => first ?? '')
    .filter((path) => path !== LEADS_AWAY);
}

export const TEMPLATES: readonly string[] = oneOfEach(STRUCTURED_PAGES.map(({ path }) => path));
