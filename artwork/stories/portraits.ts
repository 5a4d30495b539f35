import { mix } from '#artwork/film/light.ts';
import { bust } from '#artwork/people/bust.ts';
import { HAIR, people } from '#artwork/people/looks.ts';
import type { Draw } from '#artwork/scenes.ts';
import { createSheet, whole } from '#artwork/sheet.ts';
import { type Point, path, place } from '#artwork/svg.ts';
import {
  earrings,
  headband,
  hood,
  jacket,
  knitted,
  moustache,
  roundNeck,
  shawl,
  shirt,
} from './clothes.ts';
import { expertsFromA } from './experts-a-to-l.ts';
import { expertsFromM } from './experts-m-to-z.ts';
import { leaders } from './leaders.ts';
import { haze, type Sitting } from './sitting.ts';
import { voices } from './voices.ts';
import { writers } from './writers.ts';

const SIZE = 240;
const AT: Point = [SIZE / 2, SIZE + 22];
const SCALE = 1.94;
const ridges = {
  left: [
    'M0 116L34 92 66 122 104 140 150 130 196 152 240 138V240H0z',
    'M0 164L50 150 110 172 180 158 240 176V240H0z',
  ],
  right: [
    'M0 142L42 128 92 150 140 134 176 120 206 90 240 112V240H0z',
    'M0 172L70 160 130 174 190 152 240 164V240H0z',
  ],
} as const;

function portrait(name: string, { look, tint, haze, rises, clothes }: Sitting): string {
  const sheet = createSheet({ name, width: SIZE, height: SIZE, align: 'xMidYMid slice' });
  const [far, near] = ridges[rises];
  return sheet.render(
    whole(sheet, tint),
    path(far, { fill: mix(tint, haze, 0.26) }),
    path(near, { fill: mix(tint, haze, 0.46) }),
    // Skin between hair and ear, where the sky would be visible at this size.
    place(AT, SCALE, path('M-16-93h3v4h-3zM13-93h3v4h-3z', { fill: look.skin })),
    bust(AT, SCALE, look, clothes),
  );
}

const speakers: Readonly<Record<string, Sitting>> = {
  maren_oakes: {
    look: { ...people.dana, top: '#17609F' },
    tint: '#FFE8CC',
    haze: haze.morning,
    rises: 'right',
    clothes: jacket('#FFF8EE', '#0F4A80'),
  },
  adaeze_nwosu: {
    look: people.joan,
    tint: '#FBE3C4',
    haze: haze.morning,
    rises: 'left',
    clothes: roundNeck('#1F6B55') + headband('#F6BD3C') + earrings('#F6BD3C'),
  },
  tobias_lindqvist: {
    look: {
      skin: '#E8B894',
      hair: 'swept',
      hairColor: '#B98A45',
      top: '#54688A',
      beard: true,
      glasses: true,
    },
    tint: '#D6ECFB',
    haze: haze.day,
    rises: 'right',
    clothes: shirt('#E6EEF6', '#E8B894'),
  },
  prerana_gurung: {
    look: people.prerana,
    tint: '#CBE5F8',
    haze: haze.day,
    rises: 'left',
    clothes: shawl('#8C3A4E', '#E9B7A0') + earrings('#F6BD3C'),
  },
  sujan_maharjan: {
    look: { ...people.suman, glasses: false, hair: 'short', top: '#BFD6EA' },
    tint: '#F9E4CF',
    haze: haze.morning,
    rises: 'right',
    clothes: shirt('#FFFFFF', people.suman.skin),
  },
  anisha_tamang: {
    look: { skin: '#B9764A', hair: 'bun', top: '#F2AE2E', glasses: true },
    tint: '#D3ECEE',
    haze: haze.day,
    rises: 'left',
    clothes: roundNeck('#D08C17'),
  },
  bibek_adhikari: {
    look: people.bikash,
    tint: '#E3F1FB',
    haze: haze.day,
    rises: 'right',
    clothes: hood('#085A9A'),
  },
  kabita_rai: {
    look: { skin: '#8A4B2A', hair: 'braid', top: '#C4607A' },
    tint: '#FFEBD6',
    haze: haze.morning,
    rises: 'left',
    clothes: jacket('#FFF3E2', '#94405A') + earrings('#F6BD3C'),
  },
  roshan_chaudhary: {
    look: { skin: '#7A4024', hair: 'swept', top: '#2F7F6B' },
    tint: '#DCEEF4',
    haze: haze.day,
    rises: 'right',
    clothes: shirt('#3F9A83', '#FFF3E2') + moustache(HAIR),
  },
  ingrid_solheim: {
    look: { ...people.dana, hairColor: '#D9B36C', top: '#2F8F72' },
    tint: '#CFE3F3',
    haze: haze.day,
    rises: 'left',
    clothes: knitted('#F3FBF6'),
  },
};

export const portraits: Readonly<Record<string, Draw>> = Object.fromEntries(
  Object.entries({
    ...speakers,
    ...leaders,
    ...expertsFromA,
    ...expertsFromM,
    ...writers,
    ...voices,
  }).map(([who, sitting]): [string, Draw] => [
    `portrait-${who}`,
    (name) => portrait(name, sitting),
  ]),
);
