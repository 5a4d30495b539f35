/** What the form and the text editor need from the rest of the console. */
import { call } from '#console/api/call.ts';
import type { FormTools, PageHit } from '#console/views/content/form/form-context.ts';
import { ENTRY_KINDS } from '#contract/console/entry-names.ts';

async function searchPages(q: string, signal: AbortSignal): Promise<PageHit[]> {
  const { items } = await call('listEntries', { query: { q }, signal });
  return items.flatMap(({ title, path, kind }) =>
    path === null ? [] : [{ title, path, kind: ENTRY_KINDS[kind].one }],
  );
}

const pictureUrl = (path: string) =>
  path.startsWith('media/') && path.endsWith('.svg') ? `/${path}` : undefined;

const TOOLS: FormTools = { searchPages, pictureUrl };

export const useEntryTools = (): FormTools => TOOLS;
