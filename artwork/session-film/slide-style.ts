import type { Face } from '#artwork/typeset/faces.ts';
import { HEIGHT as FOOT } from './crossing.ts';

export const FACES: readonly Face[] = [
  { family: 'Text', weight: 400, opticalSize: 36 },
  { family: 'Text', weight: 500, opticalSize: 36 },
  { family: 'Display', weight: 700, opticalSize: 96 },
];

/** Size of the slides and of the video, in pixels. */
export const SLIDE = { width: 1280, height: 720 } as const;

/** Readable on a phone: text has at least 34 pixels, headings at least 56. */
export const STYLE = `
* { box-sizing: border-box; margin: 0; padding: 0; }
section {
  position: relative; width: ${SLIDE.width}px; height: ${SLIDE.height}px; overflow: hidden;
  font: 400 44px/1.32 Text;
}
section > svg { position: absolute; left: 0; bottom: 0; width: 100%; height: ${FOOT}px; }
.paper { background: #fffbf5; color: #0b1b2b; }
.night { background: linear-gradient(#061b33, #0b2a4d 78%); color: #ffffff; }
main {
  position: absolute; inset: 44px 72px ${FOOT - 78}px; display: grid; align-items: center;
  z-index: 1;
}
h1 { font: 700 108px/1.02 Display; letter-spacing: -0.024em; text-wrap: balance; }
p, li { text-wrap: balance; list-style: none; }
.paper p, .paper li { color: #2d4257; }
.night p, .night li { color: #c9dcec; }
.title main { grid-template-columns: 556px 1fr; gap: 44px; }
.title h1 { font-size: 62px; line-height: 1.06; }
.title .kind { font: 500 34px/1.2 Text; margin-bottom: 14px; }
.paper .kind { color: #0a73c2; }
.night .kind { color: #84c8f8; }
.title ul { margin-top: 22px; font: 400 34px/1.3 Text; }
.title img { width: 100%; border-radius: 20px; display: block; }
.section main { grid-template-columns: 104px 1fr; align-content: center; align-items: baseline; }
.section .number { font: 700 108px/1.02 Display; }
.paper .number { color: #2ea3f2; }
.night .number { color: #52b2f5; }
.section h1 + p { margin-top: 22px; max-width: 1000px; }
.closing main { text-align: center; align-content: center; }
.closing h1 { font-size: 136px; }
.closing p { font: 500 52px/1 Text; margin-top: 28px; display: flex; gap: 18px; justify-content: center; align-items: center; }
.closing p svg { height: 56px; aspect-ratio: 44 / 32; }
`;
