/**
 * Resumes that consume time and memory: small files that expand to large ones, and circular
 * references.
 */
import { deflateSync } from 'node:zlib';
import { contentsOf, type PdfObject, pdfOf, textObjects } from '#tests/resume-pdf.ts';
import type { HostileResume } from './hostile-resume.ts';

const MEGABYTE = 1_000_000;

/**
 * A page of text with further objects.
 * @param make returns `objects` from number 9 on, and `changed` ones that replace the first eight
 */
function built(
  name: string,
  make: () => { changed?: Record<number, PdfObject>; objects?: PdfObject[] },
): HostileResume {
  return {
    name,
    bytes: () => {
      const { changed = {}, objects = [] } = make();
      const all = [...textObjects(['A line of it']), ...objects];
      for (const [number, object] of Object.entries(changed)) all[Number(number) - 1] = object;
      return pdfOf(all);
    },
  };
}

const contents = (stream: Uint8Array | string, dictionary = ''): Record<number, PdfObject> => ({
  4: { dictionary, stream },
});

/** Megabytes of a repeated text, compressed `times` times. */
function packed(text: string, megabytes: number, times: number): Uint8Array {
  let bytes: Uint8Array = Buffer.alloc(megabytes * MEGABYTE, text);
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes, { level: 9 });
  return bytes;
}

const filters = (times: number) => `/Filter[${'/FlateDecode'.repeat(times)}]`;

const UNFOLDED = [
  ['spaces', ' ', 200, 2],
  ['text', 'BT (a) Tj ET ', 50, 1],
  ['forms', 'q /X Do Q ', 50, 1],
  ['brackets', '(', 400, 3],
] as const;

const flate = UNFOLDED.map(([what, text, megabytes, times]) =>
  built(`${megabytes} MB of ${what}, packed ${times} times`, () => ({
    changed: contents(packed(text, megabytes, times), filters(times)),
  })),
);

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Each form draws the next one `times` times. */
function laughs(levels: number, times: number): PdfObject[] {
  return Array.from({ length: levels }, (_, level) => ({
    dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>/XObject<</X ${10 + Math.min(level + 1, levels - 1)} 0 R>>>>`,
    stream: level === levels - 1 ? contentsOf(['ha']) : '/X Do '.repeat(times),
  }));
}

const page = (resources: string): PdfObject =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>>>`;

const forms = [
  ...[
    [5, 2],
    [12, 2],
    [12, 10],
    [25, 30],
  ].map(([levels = 0, times = 0]) =>
    built(`forms in forms, ${levels} deep and ${times} wide`, () => ({
      changed: { 3: page('/XObject<</X 10 0 R>>'), ...contents('/X Do ') },
      objects: ['<<>>', ...laughs(levels, times)],
    })),
  ),
  built('a form that shows itself', () => ({
    changed: { 3: page('/XObject<</X 9 0 R>>'), ...contents('/X Do ') },
    objects: [
      {
        dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 9 0 R>>>>',
        stream: '/X Do /X Do ',
      },
    ],
  })),
  built('a letter that is written with itself', () => ({
    changed: { 3: page('/Font<</F1 9 0 R>>'), ...contents('BT /F1 10 Tf (aaaa) Tj ET') },
    objects: [
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 10 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</F1 9 0 R>>>>>>',
      { dictionary: '', stream: '9 0 d0 BT /F1 10 Tf (aa) Tj ET' },
    ],
  })),
];

const images = [1_000, 30_000, 100_000, 2_147_483_647].flatMap((side) =>
  ['/FlateDecode', '/DCTDecode', '/JPXDecode', '/JBIG2Decode', '/CCITTFaxDecode'].map((filter) =>
    built(`a picture of ${side} by ${side} points, ${filter}`, () => ({
      changed: { 3: page('/XObject<</X 9 0 R>>/Font<</F1 5 0 R>>') },
      objects: [
        {
          dictionary: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter${filter}/DecodeParms<</Columns ${side}/Colors 4/Predictor 15>>`,
          stream: deflateSync(Buffer.alloc(100_000)),
        },
      ],
    })),
  ),
);

const fonts = [
  built('a font of 4 MB of nothing', () => ({
    changed: {
      8: '<</Type/FontDescriptor/FontName/Plain/Flags 4/FontFile2 9 0 R/FontBBox[0 0 9 9]>>',
    },
    objects: [{ dictionary: '', stream: Buffer.alloc(4 * MEGABYTE) }],
  })),
  built('a font that unfolds to 200 MB', () => ({
    changed: {
      8: '<</Type/FontDescriptor/FontName/Plain/Flags 4/FontFile2 9 0 R/FontBBox[0 0 9 9]>>',
    },
    objects: [{ dictionary: filters(2), stream: packed('\0\u0001', 200, 2) }],
  })),
  built('the widths of 500,000 letters', () => ({
    changed: {
      6: `<</Type/Font/Subtype/CIDFontType2/BaseFont/Plain/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R/W[0[${'500 '.repeat(500_000)}]]>>`,
    },
  })),
  built('a table of letters that never ends', () => ({
    changed: {
      7: {
        dictionary: '',
        stream: `begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange ${'1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange '.repeat(200)}endcmap`,
      },
    },
  })),
  built('letters that each stand for a thousand', () => ({
    changed: {
      7: {
        dictionary: '',
        stream: `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfchar <0041> <${'0041'.repeat(1000)}> endbfchar endcmap`,
      },
      ...contents(`BT /F1 10 Tf <${'0041'.repeat(100_000)}> Tj ET`),
    },
  })),
];

const streams = [
  built('a million letters, each by itself', () => ({
    changed: contents(`BT /F1 10 Tf ${'<0041>Tj '.repeat(500_000)}ET`),
  })),
  built('two million brackets', () => ({ changed: contents('['.repeat(2_000_000)) })),
  built('a million dictionaries in each other', () => ({
    changed: contents(`/a ${'<</a'.repeat(1_000_000)} BDC`),
  })),
  built('four hundred thousand graphics states', () => ({
    changed: contents(`${'q '.repeat(2_000_000)}${contentsOf(['x'])}`),
  })),
  built('marks in marks', () => ({
    changed: contents(`${'/a BMC '.repeat(400_000)}${contentsOf(['x'])}`),
  })),
  built('a number of two million digits', () => ({
    changed: contents(`BT /F1 ${'9'.repeat(2_000_000)} Tf ${contentsOf(['x'])} ET`),
  })),
  built('a picture in a line without an end', () => ({
    changed: contents(`BI /W 99999999 /H 99999999 /BPC 8 /CS /RGB ID ${'E'.repeat(3 * MEGABYTE)}`),
  })),
  built('four hundred thousand contents of one page', () => ({
    changed: {
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[${'4 0 R '.repeat(400_000)}]/Resources<</Font<</F1 5 0 R>>>>>>`,
    },
  })),
  built('an index that claims two thousand million objects', () => ({
    objects: [
      {
        dictionary: `/Type/ObjStm/N 2147483647/First 9${filters(2)}`,
        stream: packed('1 0 ', 100, 2),
      },
      { dictionary: '/Type/XRef/Size 2147483647/Index[0 2147483647]/W[8 8 8]', stream: 'x' },
    ],
  })),
  ...['/LZWDecode', '/RunLengthDecode', '/ASCIIHexDecode', '/ASCII85Decode'].map((filter) =>
    built(`four megabytes through ${filter}`, () => ({
      changed: contents(Buffer.alloc(4 * MEGABYTE, 'zz~\u0081 '), `/Filter${filter}`),
    })),
  ),
  built('two thousand filters', () => ({ changed: contents('x', filters(2000)) })),
  built('letters of two hundred fonts', () => ({
    changed: {
      3: page(`/Font<<${many(200, (n) => `/F${n} 5 0 R`)}>>`),
      ...contents(many(20_000, (n) => `BT /F${n % 200} 1 Tf <0041>Tj ET `)),
    },
  })),
];

export const BOMBS: readonly HostileResume[] = [
  ...flate,
  ...forms,
  ...images,
  ...fonts,
  ...streams,
];
