import { HAIR } from '#artwork/people/looks.ts';
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
  tika,
  wrap,
} from './clothes.ts';
import { grounds, type Sitting, skins } from './sitting.ts';

/** Portraits of those who are quoted on pages of the company, and of sample profiles. */
export const voices: Readonly<Record<string, Sitting>> = {
  alisha_dahal: {
    look: { skin: skins.fair, hair: 'bob', top: '#2E86CC', headset: true },
    ...grounds.peach,
    rises: 'left',
    clothes: roundNeck('#17609F') + earrings('#F6BD3C'),
  },
  bimala_rai: {
    look: { skin: skins.copper, hair: 'braid', top: '#E7EEF5' },
    ...grounds.mint,
    rises: 'right',
    clothes: jacket('#FFFFFF', '#9CB7D2') + headband('#C4607A'),
  },
  dipesh_khadka: {
    look: { skin: skins.warm, hair: 'curls', top: '#D9663B' },
    ...grounds.blue,
    rises: 'left',
    clothes: hood('#A9481F'),
  },
  hari_maya_tamang: {
    look: { skin: skins.deep, hair: 'bun', hairColor: '#7C7F86', top: '#7A3350' },
    ...grounds.cream,
    rises: 'right',
    clothes: wrap('#F2C66B', '#F3A6A0') + earrings('#F2AE2E') + tika(),
  },
  manisha_lama: {
    look: { skin: skins.warm, hair: 'long', top: '#3A6F9E', glasses: true },
    ...grounds.blue,
    rises: 'right',
    clothes: knitted('#EAF4FB'),
  },
  nirajan_thapa: {
    look: { skin: skins.umber, hair: 'swept', top: '#F0E2C6', beard: true },
    ...grounds.mint,
    rises: 'left',
    clothes: shirt('#FFF9EC', skins.umber),
  },
  nirjala_ale: {
    look: { skin: skins.umber, hair: 'braid', top: '#1F3F6B' },
    ...grounds.blue,
    rises: 'right',
    clothes: shirt('#FFFFFF', skins.umber) + headband('#E4572E'),
  },
  ramesh_adhikari: {
    look: { skin: skins.copper, hair: 'topi', hairColor: '#8C9096', top: '#4A5A4E', glasses: true },
    ...grounds.peach,
    rises: 'right',
    clothes: jacket('#FFF3E2', '#35443A') + moustache('#A5A8AC'),
  },
  sabina_karki: {
    look: { skin: skins.fair, hair: 'bun', top: '#1F7F87' },
    ...grounds.cream,
    rises: 'left',
    clothes: shawl('#F3D9C0', '#1F7F87') + earrings('#FFF6E6'),
  },
  sarita_basnet: {
    look: { skin: skins.fair, hair: 'bob', hairColor: '#9298A0', top: '#34495E', glasses: true },
    ...grounds.blue,
    rises: 'left',
    clothes: jacket('#F7E6D0', '#22344A') + earrings('#C8452F'),
  },
  sunita_chaudhary: {
    look: { skin: skins.deep, hair: 'braid', top: '#2F8F5B', hairColor: HAIR },
    ...grounds.cream,
    rises: 'right',
    clothes: shawl('#F2C66B', '#2F8F5B') + tika() + earrings('#F6BD3C'),
  },
  tulasa_gharti: {
    look: { skin: skins.copper, hair: 'bun', hairColor: '#3A3A40', top: '#A63D4E' },
    ...grounds.peach,
    rises: 'left',
    clothes: wrap('#F3D9C0', '#7A2A3A') + earrings('#F6BD3C') + tika(),
  },
};
