/**
 * One URL of each template of a page, for what is measured on all of them. `tests/structured-pages.ts`
 * has the URLs; its test finds a template that is missing there.
 */
import { STRUCTURED_PAGES } from './structured-pages.ts';

/** Sends whoever opens it to another host at once: what is measured would be that one. */
const LEADS_AWAY = '/schedule-a-meeting';

/** Pages in a folder are of one template, the first stands for them. */
const folderOf = (path: string) => /^\/.+\//.exec(path)?.[0] ?? path;

/** One of these for each template. */
export function oneOfEach(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, folderOf).values()]
    .map(([first]) => first ?? '')
    .filter((path) => path !== LEADS_AWAY);
}

export const TEMPLATES: readonly string[] = oneOfEach(STRUCTURED_PAGES.map(({ path }) => path));
