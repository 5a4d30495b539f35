import type { Face } from '#artwork/typeset/faces.ts';

export const FACES: readonly Face[] = [
  { family: 'Text', weight: 400, opticalSize: 14 },
  { family: 'Text', weight: 700, opticalSize: 14 },
  { family: 'Display', weight: 700, opticalSize: 40 },
];

const BODY = `
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 400 11pt/1.52 Text; color: #0b1b2b; -webkit-print-color-adjust: exact; }
p, li { text-wrap: pretty; orphans: 2; widows: 2; }
a { color: #075a9b; text-decoration-thickness: 0.5pt; text-underline-offset: 2pt; }
/* Parts left of the text stay within the page's area, because printing cuts off the rest. */
main, nav { padding-left: 18mm; }
main { counter-reset: chapter; }
main > * + * { margin-top: 8pt; }
main > p:first-child { font-size: 14pt; line-height: 1.42; margin-bottom: 14pt; }
h2, h3 { font-family: Display; break-after: avoid; break-inside: avoid; text-wrap: balance; }
main h2 { font-size: 21pt; line-height: 1.12; letter-spacing: -0.015em; position: relative; }
main h2 { margin-top: 34pt; margin-bottom: 12pt; }
main h2::before {
  counter-increment: chapter; content: counter(chapter) / ""; color: #0a73c2;
  position: absolute; left: -18mm;
}
h3 { font-size: 13.5pt; line-height: 1.2; letter-spacing: -0.005em; }
main h3 { margin-top: 20pt; }
main h3 + * { margin-top: 5pt; }
p:has(+ table, + ul, + ol, + blockquote) { break-after: avoid; break-inside: avoid; }
blockquote {
  margin: 12pt 0; padding: 2pt 0 2pt 6mm; border-left: 2.5pt solid #84c8f8; color: #2d4257;
  break-inside: avoid;
}
/* A table with its introduction, or a paragraph too short to be divided. */
.together, .short { break-inside: avoid; }
code { font-size: 0.92em; }
`;

const LISTS = `
ul, ol { padding-left: 6mm; }
li { break-inside: avoid; padding-left: 1mm; }
li + li { margin-top: 4pt; }
li::marker { color: #0a73c2; }
ol > li::marker { font-weight: 700; }
ol, ul:has(> .task) { break-inside: avoid; }
ul:has(> .task) { padding: 0; list-style: none; }
.task { position: relative; padding-left: 8mm; }
.task::before {
  content: ""; position: absolute; left: 0.3mm; top: 2.4pt; width: 10.5pt; height: 10.5pt;
  border: 1pt solid #0a73c2; border-radius: 2pt;
}
.task + .task { margin-top: 6pt; }
`;

const TABLES = `
table {
  width: calc(100% + 18mm); margin: 12pt 0 14pt -18mm; border-collapse: collapse;
  font-size: 9.5pt; line-height: 1.38; border-bottom: 0.75pt solid #0b1b2b; break-inside: avoid;
}
thead { display: table-header-group; }
tr { break-inside: avoid; }
th { text-align: left; vertical-align: bottom; border-bottom: 0.75pt solid #0b1b2b; }
td { vertical-align: top; }
td, th { padding: 4.5pt 4mm 5pt 0; }
tbody tr + tr td { border-top: 0.4pt solid #c5d2de; }
td:last-child, th:last-child { padding-right: 0; }
`;

const COVER = `
.cover { page: cover; break-after: page; position: relative; height: 297mm; padding: 22mm 24mm;
  background: #fffbf5; overflow: hidden; }
.cover .brand { display: flex; align-items: center; gap: 3mm; font: 700 17pt/1 Display; }
.cover .brand svg { width: 13mm; height: 9.5mm; }
.cover .brand span { margin-left: auto; font: 400 11pt/1 Text; color: #2d4257; }
.cover h1 { margin-top: 26mm; font: 700 46pt/1.02 Display; letter-spacing: -0.028em;
  text-wrap: balance; }
.cover .subtitle { margin-top: 6mm; font-size: 16pt; line-height: 1.35; color: #2d4257;
  text-wrap: balance; max-width: 140mm; }
.cover .author { margin-top: 11mm; line-height: 1.45; color: #2d4257; }
.cover .author strong { color: #0b1b2b; }
.cover img { position: absolute; left: 0; bottom: 0; width: 210mm; height: 128mm;
  object-fit: cover; }
`;

const CONTENTS = `
nav { break-after: page; counter-reset: chapter; }
nav h2 { font-size: 28pt; line-height: 1.1; letter-spacing: -0.02em; margin-bottom: 14mm; }
nav ul { list-style: none; padding: 0; }
nav li { padding: 0; }
nav li + li { margin-top: 0; }
nav li.depth-2 { margin-top: 10pt; font-weight: 700; position: relative; }
nav li.depth-2::before { counter-increment: chapter; content: counter(chapter) / "";
  position: absolute; left: -18mm; top: 7.4pt; color: #0a73c2; }
nav li.depth-3 { font-weight: 400; }
nav a { display: flex; gap: 6mm; justify-content: space-between; color: inherit;
  text-decoration: none; padding: 2.5pt 0; }
nav li.depth-2 a { border-top: 0.4pt solid #c5d2de; padding-top: 7pt; }
nav b { font-weight: inherit; font-variant-numeric: tabular-nums; }
`;

const BACK = `
.back { page: cover; break-before: page; position: relative; height: 297mm; overflow: hidden;
  background: linear-gradient(#061b33, #0b2a4d 55%, #2c5d96 86%); color: #ffffff;
  text-align: center; }
.back .brand { margin-top: 62mm; display: flex; justify-content: center; align-items: center;
  gap: 5mm; font: 700 34pt/1 Display; letter-spacing: -0.02em;
  color: #ffffff; }
.back .brand svg { width: 22mm; height: 16mm; }
.back p { margin-top: 7mm; font-size: 14pt; color: #c9dcec; }
.back p + p { margin-top: 5mm; font-size: 11pt; }
.back a { color: #ffffff; }
.back > div > svg { position: absolute; left: 0; bottom: 0; width: 210mm; height: 110mm; }
`;

/**
 * The sheet, with the title and the page number in the footer, except on the first and last pages.
 */
function sheet(title: string): string {
  const foot = 'font: 400 8.5pt Text; color: #48617a; vertical-align: top; padding-top: 6mm;';
  return `
@page { size: A4; margin: 26mm 32mm 27mm 30mm;
  @bottom-left { content: ${JSON.stringify(title)}; ${foot} }
  @bottom-right { content: counter(page); ${foot} } }
@page cover { margin: 0; @bottom-left { content: none; } @bottom-right { content: none; } }
`;
}

/** @param title as typeset, for the footer of each page */
export function printStyle(title: string): string {
  return sheet(title) + BODY + LISTS + TABLES + COVER + CONTENTS + BACK;
}
