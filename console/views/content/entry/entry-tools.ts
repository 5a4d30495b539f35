/** What the form and the text editor need from the rest of the console. */
import { call, urlOf } from '#console/api/call.ts';
import type {
  FormTools,
  PageHit,
  PickedPicture,
  PictureRequest,
} from '#console/views/content/form/form-context.ts';
import { openMediaPicker } from '#console/views/media/picker/picker-request.ts';
import { ENTRY_KINDS } from '#contract/console/entry-names.ts';

async function searchPages(q: string, signal: AbortSignal): Promise<PageHit[]> {
  const { items } = await call('listEntries', { query: { q }, signal });
  return items.flatMap(({ title, path, kind }) =>
    path === null ? [] : [{ title, path, kind: ENTRY_KINDS[kind].one }],
  );
}

const pictureUrl = (path: string) =>
  path.startsWith('media/') ? urlOf('getMediaThumbnail', { query: { path } }) : undefined;

function pickFile({ kind, endings, alt }: PictureRequest): Promise<PickedPicture | null> {
  if (kind === 'file') {
    return openMediaPicker({ filter: endings.includes('.pdf') ? 'pdfs' : 'videos' });
  }
  return openMediaPicker(alt === undefined ? { hasNoAlt: true } : { alt });
}

export const ENTRY_TOOLS: FormTools = { onPickPicture: pickFile, searchPages, pictureUrl };
