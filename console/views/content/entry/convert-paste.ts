/** Converts pasted HTML with the server. */
import { call } from '#console/api/call.ts';
import type { PastedMarkdown } from '#console/ui/editor/editor-props.ts';

export async function convertPaste(html: string): Promise<PastedMarkdown> {
  const { markdown, pictures, notes } = await call('convertPaste', { body: { html } });
  return {
    markdown,
    notes,
    pictures: pictures.map(({ dataUrl, alt }, at) =>
      dataUrl === undefined ? null : { file: fileOf(dataUrl, at + 1), alt },
    ),
  };
}

/** The page's policy does not let scripts fetch `data:` URLs. */
function fileOf(dataUrl: string, number: number): File {
  const [head = '', base64 = ''] = dataUrl.split(',', 2);
  const type = /^data:(image\/[a-z+.-]+)/i.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `pasted-picture-${number}.${type.slice('image/'.length)}`, { type });
}
