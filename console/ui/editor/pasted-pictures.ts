/** Pictures of pasted texts become placeholders until they are uploaded. */
import type { PastedMarkdown } from './editor-props.ts';
import { addPlaceholder } from './uploading.ts';
import type { Placed } from './uploads.ts';

const PICTURE = /!\[(?:[^\]\\]|\\.)*\]\(paste:(\d+)\)/g;

/**
 * @param canUpload false to leave the pictures out
 * @returns null if nothing was converted
 */
export function placePasted(
  pasted: PastedMarkdown | null,
  canUpload: boolean,
): { markdown: string | null; placed: Placed[] } {
  if (!pasted) return { markdown: null, placed: [] };
  const placed: Placed[] = [];
  const markdown = pasted.markdown.replace(PICTURE, (_source, number: string) => {
    const picture = pasted.pictures[Number(number)];
    if (!picture || !canUpload) return '';
    const placeholder = addPlaceholder(picture.file.name);
    placed.push({ ...picture, placeholder });
    return placeholder;
  });
  return { markdown, placed };
}
