import { flags } from '#artwork/flags.ts';
import { brick, clay, house } from '#artwork/house.ts';
import { hourNamed } from '#artwork/people/hills.ts';
import { person, walkers } from '#artwork/person.ts';
import type { Draw } from '#artwork/scenes.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { stupa } from '#artwork/stupa.ts';
import { badgeAndKey, magnified, profile, staircase } from './paper-art.ts';
import { type Paper, paper } from './paper-scene.ts';

const hiring: Paper = {
  hour: 'late morning',
  seed: 21,
  sun: [0.16, 0.2],
  ground: ['#0F66AC', '#0A4A86'],
  groves: [[-10, 130]],
  x: 330,
  book: (sheet) => ({
    cover: ['#FFF3E2', '#FBE0BB'],
    spine: '#E8B878',
    ink: '#0B3355',
    faint: '#C99A5E',
    art: profile(sheet),
    shadow: '#083A67',
    lean: 1,
  }),
  among:
    house([492, 306], 1.3, brick) +
    house([566, 302], 1, clay) +
    flags({ from: [-10, 96], to: [236, 84], sag: 20, count: 24, size: 10 }) +
    cloud([470, 70], 110),
  before:
    person([188, 330], 1.7, { ...walkers.ember, coat: '#FFD98C' }) +
    person([144, 334], 1.7, { ...walkers.cream }),
};

const firstRelease: Paper = {
  hour: 'sunrise',
  seed: 22,
  sun: [0.74, 0.52],
  radius: 44,
  ground: ['#12579A', '#0B3F74'],
  groves: [
    [-10, 90],
    [560, 650],
  ],
  x: 300,
  book: (sheet) => ({
    cover: ['#17609F', '#0B3B68'],
    spine: '#0A2F55',
    ink: '#FFFFFF',
    faint: '#5F9BD0',
    art: staircase(sheet),
    shadow: '#072C52',
    lean: -1,
  }),
  among: birds([452, 92], '#0B3355') + cloud([52, 74], 104),
  before: person([446, 330], 1.8, { ...walkers.cream, pose: 'greet' }, -1),
};

const codeReview: Paper = {
  hour: 'dusk',
  seed: 23,
  sun: [0.2, 0.6],
  radius: 30,
  ground: ['#12305A', '#0A2442'],
  groves: [[520, 650]],
  x: 350,
  book: (sheet) => ({
    cover: ['#0E2A45', '#0B2038'],
    spine: '#071629',
    ink: '#FFE0C2',
    faint: '#54749A',
    art: magnified(sheet),
    shadow: '#04101F',
    lean: 1,
  }),
  among:
    stupa([136, 312], 0.56, { lit: '#FFD9BA', shade: '#8EA5CC' }) +
    flags({ from: [136, 190], to: [-14, 150], sag: 8, count: 13, size: 9 }) +
    flags({ from: [136, 190], to: [660, 96], sag: 26, count: 50, size: 9 }),
  before: '',
};

const identity: Paper = {
  hour: 'golden hour',
  seed: 24,
  sun: [0.2, 0.34],
  ground: ['#33587F', '#22405F'],
  groves: [
    [-10, 70],
    [430, 560],
  ],
  x: 310,
  book: () => ({
    cover: ['#2F8F82', '#1F6E6C'],
    spine: '#17545A',
    ink: '#FFFFFF',
    faint: '#8CCBC0',
    art: badgeAndKey(),
    titleAt: 212,
    shadow: '#162C45',
    lean: 1,
  }),
  among: birds([110, 60], hourNamed('golden hour').near) + cloud([470, 76], 120, 0.7),
  before: person([174, 330], 1.7, { ...walkers.sky, coat: '#A8434F' }),
};

export const paperCovers: Readonly<Record<string, Draw>> = {
  'paper-hiring': (name) => paper(name, hiring),
  'paper-first-release': (name) => paper(name, firstRelease),
  'paper-code-review': (name) => paper(name, codeReview),
  'paper-identity': (name) => paper(name, identity),
};
