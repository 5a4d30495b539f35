import sheets from 'virtual:route-sheets';
import type { EntryContext } from 'react-router';
import allPages from './all-pages.css?inline';
import { SHEET } from './page-sheet.ts';

/** Puts the page's sheet into its HTML; all pages' one where there is none of its own. */
export function withSheet(
  html: string,
  { manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>,
): string {
  const page = staticHandlerContext.matches.at(-1)?.route.id;
  const file = page && manifest.routes[page]?.module;
  return html.replace(SHEET, () => (file && sheets[file]) || allPages);
}
