/** A résumé as a PDF of one page, text only, in Helvetica, which every PDF reader has. */

/** An A4 page, in points. */
const PAGE = { width: 595, height: 842, margin: 64 };
/** Size and leading in points; at that size a line has room for `maxLength` characters. */
const LINE = { size: 11, leading: 17, maxLength: 82 };

/** @param lines in characters of Latin-1 */
export function resumePdf(title: string, lines: readonly string[]): Uint8Array {
  const body = lines.flatMap(wrap);
  const content = [
    'BT',
    `/F2 22 Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - 12} Td (${escaped(title)}) Tj`,
    `/F1 ${LINE.size} Tf ${LINE.leading} TL 0 -28 Td`,
    ...body.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents 4 0 R` +
      '/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ]);
}

/** @param objects numbered from 1; the first is the catalog */
function assemble(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length > LINE.maxLength) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
