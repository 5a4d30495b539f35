/** Features of real resumes, built here without a tool. */
import { PREAMBLES } from '#tests/application-form.ts';
import { type PdfObject, pdfOf, textObjects } from '#tests/resume-pdf.ts';
import { packedPdf, updatedPdf } from './packed.ts';
import type { Resume } from './resume.ts';

const TEXT = 'Maya Rai';
const LINES = [TEXT, 'Skills: HTML/CSS/JavaScript, /Launch of a product'];

const innocent = (name: string, bytes: Resume['bytes']): Resume => ({
  name,
  bytes,
  text: TEXT,
});

const withParts = (name: string, catalog: string, page = '', more: PdfObject[] = []) =>
  innocent(name, () => pdfOf([...textObjects(LINES, catalog, page), ...more]));

const behind = ([what, preamble]: [string, string]): Resume =>
  innocent(`behind ${what}`, () =>
    Uint8Array.from([...new TextEncoder().encode(preamble), ...pdfOf(textObjects(LINES))]),
  );

/** The same data as XML, as Europass and invoices embed it. */
const EUROPASS: PdfObject[] = [
  '<</Type/Filespec/F(cv.xml)/UF(cv.xml)/AFRelationship/Data/EF<</F 10 0 R>>>>',
  { dictionary: '/Type/EmbeddedFile/Subtype/text#2Fxml', stream: '<Europass/>' },
];

const cut = (bytes: Uint8Array, pattern: RegExp, put: string) =>
  new Uint8Array(
    Buffer.from(Buffer.from(bytes).toString('latin1').replace(pattern, put), 'latin1'),
  );

export const INNOCENT: readonly Resume[] = [
  innocent('packed as Word and LaTeX do', () => packedPdf(textObjects(LINES))),
  innocent('packed, with a start that LaTeX gives', () =>
    packedPdf(textObjects(LINES, '/OpenAction[3 0 R/Fit]/PageMode/UseOutlines')),
  ),
  withParts('that opens at its first page', '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>'),
  withParts('with an outline', '/Outlines 9 0 R', '', [
    '<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>',
    '<</Title(Launch of JavaScript)/Parent 9 0 R/Dest[3 0 R/Fit]>>',
  ]),
  withParts(
    'with links',
    '',
    '/Annots[<</Type/Annot/Subtype/Link/Rect[40 780 200 810]/A<</S/URI/URI(https://example.com/maya)>>>>]',
  ),
  withParts(
    'with a filled-in form',
    '/AcroForm<</Fields[9 0 R]/NeedAppearances true/DA(/F1 10 Tf)/DR<</Font<</F1 5 0 R>>>>>>',
    '/Annots[9 0 R]',
    ['<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(Bhaktapur)/F 4/Rect[40 700 200 720]/P 3 0 R>>'],
  ),
  withParts('with the data of Europass', '/AF[9 0 R]', '', EUROPASS),
  withParts('with page labels', '/PageLabels<</Nums[0<</S/r>>]>>'),
  innocent('saved again, by adding to its end', () =>
    updatedPdf(textObjects(LINES), { 1: '<</Type/Catalog/Pages 2 0 R/Lang(en)>>' }),
  ),
  innocent('whose table of references is lost', () =>
    cut(pdfOf(textObjects(LINES)), /startxref\n\d+/, 'startxref\n0'),
  ),
  innocent('whose end is lost', () =>
    cut(pdfOf(textObjects(LINES)), /xref\n0[\s\S]*$/, 'trailer<</Root 1 0 R>>'),
  ),
  ...Object.entries(PREAMBLES)
    .filter(([, preamble]) => preamble.length < 1000)
    .map(behind),
];
