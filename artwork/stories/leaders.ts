import { earrings, jacket, roundNeck, shawl, shirt, tika, wrap } from './clothes.ts';
import { grounds, type Sitting, skins } from './sitting.ts';

export const leaders: Readonly<Record<string, Sitting>> = {
  nirmala_adhikari: {
    look: { skin: skins.fair, hair: 'long', top: '#8C3A4E', glasses: true },
    ...grounds.peach,
    rises: 'left',
    clothes: shawl('#F2C86B', '#B4861F') + earrings('#F6BD3C'),
  },
  daniel_whitaker: {
    look: { skin: skins.pale, hair: 'short', top: '#54688A', hairColor: '#8A8F96', beard: true },
    ...grounds.blue,
    rises: 'right',
    clothes: jacket('#E6EEF6', '#3D4F6E'),
  },
  rabin_shakya: {
    look: { skin: skins.warm, hair: 'swept', top: '#2F7F6B', beard: true, glasses: true },
    ...grounds.mint,
    rises: 'left',
    clothes: shirt('#3F9A83', '#FFF3E2'),
  },
  laura_benning: {
    look: { skin: skins.ivory, hair: 'bun', top: '#17609F', hairColor: '#B98A45' },
    ...grounds.peach,
    rises: 'right',
    clothes: jacket('#FFF8EE', '#0F4A80'),
  },
  kabita_thapa: {
    look: { skin: skins.deep, hair: 'long', top: '#C4607A' },
    ...grounds.blue,
    rises: 'left',
    clothes: roundNeck('#94405A') + tika() + earrings('#F6BD3C'),
  },
  lhamu_sherpa: {
    look: { skin: skins.copper, hair: 'braid', top: '#2F8F72' },
    ...grounds.cream,
    rises: 'right',
    clothes: wrap('#FFF3E2', '#1D6B52') + earrings('#2EA3F2'),
  },
};
