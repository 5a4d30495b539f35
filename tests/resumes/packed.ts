/** PDFs with object streams, as most tools write them, or with an incremental update. */
import { deflateSync } from 'node:zlib';
import { type PdfObject, pdfOf } from '#tests/resume-pdf.ts';

/**
 * Moves objects without a stream into an object stream, with a cross-reference stream, as Word and
 * LaTeX do.
 * @param dictionary more for the dictionary of the stream of objects
 */
export function packedPdf(objects: readonly PdfObject[], dictionary = ''): Uint8Array<ArrayBuffer> {
  const inside = objects.flatMap((object, at) => (typeof object === 'string' ? [at + 1] : []));
  const texts = inside.map((number) => objects[number - 1] as string);
  const offsetsInStream: number[] = [];
  let length = 0;
  for (const text of texts) {
    offsetsInStream.push(length);
    length += text.length + 1;
  }
  const head = inside.map((number, at) => `${number} ${offsetsInStream[at]}`).join(' ');
  const stream = deflateSync(Buffer.from(`${head}\n${texts.join('\n')}`, 'latin1'));
  const pack = `/Type/ObjStm/N ${inside.length}/First ${head.length + 1}/Filter/FlateDecode${dictionary}`;
  return withReferences(objects, inside, { dictionary: pack, stream });
}

function withReferences(objects: readonly PdfObject[], inside: number[], pack: PdfObject) {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = new Map<number, number>();
  const packNumber = objects.length + 1;
  for (const [at, object] of [...objects, pack].entries()) {
    if (typeof object === 'string') continue;
    offsets.set(at + 1, size());
    parts.push(streamObject(at + 1, object));
  }
  const start = size();
  const rows = [[0, 0, 65_535]];
  for (let number = 1; number <= packNumber; number++) {
    const indexInStream = inside.indexOf(number);
    rows.push(
      indexInStream < 0 ? [1, offsets.get(number) ?? 0, 0] : [2, packNumber, indexInStream],
    );
  }
  rows.push([1, start, 0]);
  const table = Buffer.concat(rows.map(([kind = 0, one = 0, two = 0]) => row(kind, one, two)));
  const dictionary = `/Type/XRef/Size ${rows.length}/Root 1 0 R/W[1 4 2]`;
  parts.push(streamObject(rows.length - 1, { dictionary, stream: table }));
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

function row(kind: number, one: number, two: number): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(one, 1);
  bytes.writeUInt16BE(two, 5);
  return bytes;
}

function streamObject(number: number, { dictionary, stream }: Exclude<PdfObject, string>): Buffer {
  const bytes = Buffer.from(stream as Uint8Array);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/**
 * The file with an incremental update, which replaces some objects by appending new versions.
 * @param changed by their number
 */
export function updatedPdf(
  objects: readonly PdfObject[],
  changed: Readonly<Record<number, string>>,
): Uint8Array<ArrayBuffer> {
  const original = Buffer.from(pdfOf(objects));
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(original.toString('latin1'))?.[1];
  let text = '';
  let table = 'xref\n';
  for (const [number, object] of Object.entries(changed)) {
    const offset = original.length + text.length;
    text += `${number} 0 obj\n${object}\nendobj\n`;
    table += `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  }
  const trailer = `trailer\n<</Size 20/Root 1 0 R/Prev ${previous}>>\nstartxref\n${original.length + text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([original, Buffer.from(text + table + trailer, 'latin1')]));
}
