/** Files under a kilobyte whose page expands to a gigabyte. */
import { deflateSync } from 'node:zlib';
import { pdfOf } from '#tests/resume-pdf.ts';
import type { HostileResume } from './hostile-resume.ts';

const MEGABYTE = 1_000_000;
const UNFOLDED = 20 * MEGABYTE;
const TIMES = 50;

/** The page repeats one stream, so no single stream is large. */
function small(what: string, text: string): HostileResume {
  return {
    name: `a gigabyte of ${what} in less than a kilobyte`,
    bytes: () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[${'4 0 R '.repeat(TIMES)}]>>`,
        {
          dictionary: '/Filter[/FlateDecode/FlateDecode]',
          stream: deflateSync(deflateSync(Buffer.alloc(UNFOLDED, text), { level: 9 })),
        },
      ]),
  };
}

export const SMALL_BOMBS = [small('brackets', '('), small('spaces', ' ')] as const;
