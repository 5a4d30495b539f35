/** Resumes with invalid page trees and cross-reference tables. */
import { contentsOf, type PdfObject, pdfOf, textObjects } from '#tests/resume-pdf.ts';
import type { HostileResume } from './hostile-resume.ts';

const decode = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const encode = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

const plain = () => pdfOf(textObjects(['A line of it']));

/** A file with another page tree, and further objects from number 9 on. */
const pagesAs = (name: string, pages: () => string, objects: () => PdfObject[] = () => []) => ({
  name,
  bytes: () => {
    const all = [...textObjects(['A line of it']), ...objects()];
    all[1] = pages();
    return pdfOf(all);
  },
});

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const PAGE_REST = '/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>';

const trees: HostileResume[] = [
  ...[1_000, 10_000].map((count) =>
    pagesAs(
      `${count} pages`,
      () =>
        `<</Type/Pages/Count ${count}/Kids[${range(count)
          .map((n) => `${9 + n} 0 R`)
          .join(' ')}]>>`,
      () => range(count).map(() => `<</Type/Page/Parent 2 0 R${PAGE_REST}>>`),
    ),
  ),
  ...[100, 5_000, 30_000].map((depth) =>
    pagesAs(
      `a page at depth ${depth}`,
      () => '<</Type/Pages/Count 1/Kids[9 0 R]>>',
      () =>
        range(depth).map((n) =>
          n === depth - 1
            ? `<</Type/Page/Parent ${8 + n} 0 R${PAGE_REST}>>`
            : `<</Type/Pages/Parent ${n === 0 ? 2 : 8 + n} 0 R/Count 1/Kids[${10 + n} 0 R]>>`,
        ),
    ),
  ),
  pagesAs('one page, four hundred thousand times', () => {
    return `<</Type/Pages/Count 400000/Kids[${'3 0 R '.repeat(400_000)}]>>`;
  }),
  pagesAs('pages within themselves', () => '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R 3 0 R]>>'),
  pagesAs(
    'pages within each other',
    () => '<</Type/Pages/Count 9/Kids[9 0 R 9 0 R]>>',
    () => ['<</Type/Pages/Parent 2 0 R/Count 9/Kids[2 0 R 2 0 R 3 0 R]>>'],
  ),
  pagesAs(
    'a page that is its own parent',
    () => '<</Type/Pages/Count 1/Kids[9 0 R]/Parent 9 0 R>>',
    () => ['<</Type/Page/Parent 9 0 R/Contents 4 0 R>>'],
  ),
  ...['-1', '0', '2147483647', '99999999999999999999', 'true', '(1)', '2 0 R', 'null', '1e309'].map(
    (count) =>
      pagesAs(`${count} pages, as it says`, () => `<</Type/Pages/Count ${count}/Kids[3 0 R]>>`),
  ),
  ...['', '/Kids 2 0 R', '/Kids[]', '/Kids[null 1 (a) /b 99 0 R]', '/Kids[1 0 R]'].map((kids) =>
    pagesAs(`pages with ${kids || 'nothing'}`, () => `<</Type/Pages/Count 3${kids}>>`),
  ),
  ...[1e9, -5, 0].map((side) =>
    pagesAs(
      `a page ${side} wide`,
      () => '<</Type/Pages/Count 1/Kids[9 0 R]>>',
      () => [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${side} ${side}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
      ],
    ),
  ),
];

/** The valid file with one change in its text. */
const changed = (name: string, change: (text: string) => string): HostileResume => ({
  name,
  bytes: () => encode(change(decode(plain()))),
});

const tables: HostileResume[] = [
  changed('no table', (text) => text.replace(/xref\n[\s\S]*/, '')),
  changed('no end', (text) => text.replace(/trailer[\s\S]*/, '')),
  ...['0', '-1', '99999999', '9'.repeat(40), 'x', ''].map((start) =>
    changed(`a table at ${start || 'nowhere'}`, (text) =>
      text.replace(/startxref\n\d+/, `startxref\n${start}`),
    ),
  ),
  ...['/Prev 0', '/Prev 99999999', '/Prev -1', '/XRefStm 0', '/Root 99 0 R', '/Root 4 0 R'].map(
    (entry) => changed(`a trailer with ${entry}`, (text) => text.replace('/Root 1 0 R', entry)),
  ),
  changed('a table before itself', (text) => {
    const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
    return text.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${start}/XRefStm ${start}`);
  }),
  changed('a table of two thousand million lines', (text) =>
    text.replace(/xref\n0 \d+/, 'xref\n0 2147483647'),
  ),
  changed('all objects at one place', (text) =>
    text.replace(/\d{10} 00000 n/g, '0000000009 00000 n'),
  ),
  changed('an object that is itself', (text) =>
    text.replace(/1 0 obj\n[\s\S]*?\nendobj/, '1 0 obj\n1 0 R\nendobj'),
  ),
  changed('a length that is its own', (text) => text.replace(/\/Length \d+/, '/Length 4 0 R')),
  ...['-1', '0', '99999999', '(a)', '1 0 R'].map((length) =>
    changed(`a stream of length ${length}`, (text) =>
      text.replace(/\/Length \d+/, `/Length ${length}`),
    ),
  ),
  changed('a secret', (text) =>
    text.replace(
      '/Root 1 0 R',
      '/Root 1 0 R/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O(a)/U(b)>>/ID[(a)(b)]',
    ),
  ),
  changed('a secret of an unknown kind', (text) =>
    text.replace('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Other/V 99/R 99>>'),
  ),
  changed('arrays in arrays', (text) =>
    text.replace('/Type/Catalog', `/Type/Catalog/A ${'['.repeat(300_000)}`),
  ),
  changed('dictionaries in dictionaries', (text) =>
    text.replace('/Type/Catalog', `/Type/Catalog/A ${'<</A'.repeat(300_000)}`),
  ),
  changed('a name of a megabyte', (text) =>
    text.replace('/Type/Catalog', `/Type/Catalog/${'a'.repeat(1_000_000)} 1`),
  ),
  changed('a string without an end', (text) =>
    text.replace('/Type/Catalog', `/Type/Catalog/A(${'('.repeat(100_000)}`),
  ),
  changed('names of the language it is read with', (text) =>
    text.replace(
      '/Type/Catalog',
      '/Type/Catalog/__proto__<</a 1>>/constructor(a)/toString 1/hasOwnProperty[]/then 1',
    ),
  ),
];

const PROPERTIES = ['__proto__', 'constructor', 'prototype', 'then', 'toJSON'];
const names: HostileResume[] = PROPERTIES.map((property) => ({
  name: `a font called ${property}`,
  bytes: () => {
    const objects = textObjects([]);
    objects[2] = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</${property} 5 0 R>>/${property} 1>>>>`;
    objects[3] = { dictionary: '', stream: contentsOf(['x']).replaceAll('/F1', `/${property}`) };
    return pdfOf(objects);
  },
}));

export const STRUCTURES: readonly HostileResume[] = [...trees, ...tables, ...names];
