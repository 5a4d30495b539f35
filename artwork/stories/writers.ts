import { earrings, hood, jacket, shawl, tika } from './clothes.ts';
import { grounds, type Sitting, skins } from './sitting.ts';

/** Portraits of writers, except the leaders. */
export const writers: Readonly<Record<string, Sitting>> = {
  aarav_dhungana: {
    look: { skin: skins.fair, hair: 'swept', top: '#DDEBF7', glasses: true },
    ...grounds.mint,
    rises: 'right',
    clothes: jacket('#FFFFFF', '#0A73C2'),
  },
  sarina_maskey: {
    look: { skin: skins.warm, hair: 'bun', top: '#8C3A4E' },
    ...grounds.blue,
    rises: 'left',
    clothes: shawl('#F4D9A8', '#8C3A4E') + tika() + earrings('#F6BD3C'),
  },
  meera_lohani: {
    look: { skin: skins.copper, hair: 'bob', top: '#2F8F72' },
    ...grounds.peach,
    rises: 'right',
    clothes: jacket('#FFF3E2', '#1F6B55') + earrings('#F6BD3C'),
  },
  sagar_limbu: {
    look: { skin: skins.deep, hair: 'short', top: '#3D5068', beard: true },
    ...grounds.cream,
    rises: 'left',
    clothes: hood('#2F4058'),
  },
};
