/** A small PDF with text, as a word processor would write it. */

/** One object of a PDF: a dictionary, or a dictionary with a stream. */
export type PdfObject = string | { dictionary: string; stream: Uint8Array | string };

const ENCODER = new TextEncoder();

/** @param objects numbered from 1; the first is the catalog */
export function pdfOf(objects: readonly PdfObject[], version = '1.7'): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? ENCODER.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write(`%PDF-${version}\n`);
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') write(object);
    else {
      const stream =
        typeof object.stream === 'string' ? ENCODER.encode(object.stream) : object.stream;
      write(`<<${object.dictionary}/Length ${stream.length}>>\nstream\n`);
      write(stream);
      write('\nendstream');
    }
    write('\nendobj\n');
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A page's objects: catalog, pages, page, contents, and a font whose codes are UTF-16 units. */
export function textObjects(lines: readonly string[], catalog = '', page = ''): PdfObject[] {
  return [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
    { dictionary: '', stream: contentsOf(lines) },
    '<</Type/Font/Subtype/Type0/BaseFont/Plain/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Plain/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R/DW 500>>',
    { dictionary: '', stream: UNICODE },
    '<</Type/FontDescriptor/FontName/Plain/Flags 4/FontBBox[0 0 500 700]/ItalicAngle 0/Ascent 700/Descent 0/CapHeight 700/StemV 80>>',
  ];
}

/** A PDF with one page of these lines, in any script. */
export const textPdf = (...lines: string[]): Uint8Array<ArrayBuffer> => pdfOf(textObjects(lines));

export function contentsOf(lines: readonly string[]): string {
  const shown = lines.map((line, index) => `1 0 0 1 40 ${800 - index * 14} Tm <${hexOf(line)}> Tj`);
  return `BT /F1 10 Tf ${shown.join('\n')} ET`;
}

function hexOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return units.map((unit) => unit.toString(16).padStart(4, '0')).join('');
}

const UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange
${ranges()}
endcmap end end`;

/** Within a range, only the last byte may increase. */
function ranges(): string {
  const lines = Array.from({ length: 256 }, (_, row) => {
    const high = row.toString(16).padStart(2, '0');
    return `<${high}00> <${high}ff> <${high}00>`;
  });
  const groups = [0, 100, 200].map((from) => lines.slice(from, from + 100));
  return groups
    .map((group) => `${group.length} beginbfrange\n${group.join('\n')}\nendbfrange`)
    .join('\n');
}
