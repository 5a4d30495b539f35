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
} from './clothes.ts';
import { grounds, type Sitting, skins } from './sitting.ts';

/** Portraits of speakers and trainers, A to L. */
export const expertsFromA: Readonly<Record<string, Sitting>> = {
  aayush_bajracharya: {
    look: { skin: skins.fair, hair: 'swept', top: '#7CC3F4' },
    ...grounds.peach,
    rises: 'left',
    clothes: hood('#5AA9DE'),
  },
  aayusha_rai: {
    look: { skin: skins.copper, hair: 'long', top: '#F2AE2E', glasses: true },
    ...grounds.blue,
    rises: 'right',
    clothes: roundNeck('#D08C17'),
  },
  adrian_colby: {
    look: {
      skin: skins.ivory,
      hair: 'short',
      top: '#DDEBF7',
      hairColor: '#6B3B22',
      glasses: true,
    },
    ...grounds.cream,
    rises: 'left',
    clothes: shirt('#FFFFFF', '#E8B894'),
  },
  anuja_dangol: {
    look: { skin: skins.warm, hair: 'bun', top: '#7A4152' },
    ...grounds.mint,
    rises: 'right',
    clothes: roundNeck('#5F3040') + headband('#2EA3F2') + earrings('#F6BD3C'),
  },
  anup_shrestha: {
    look: { skin: skins.fair, hair: 'short', top: '#2F8F72', beard: true },
    ...grounds.blue,
    rises: 'left',
    clothes: hood('#237A60'),
  },
  bikash_tamang: {
    look: { skin: skins.copper, hair: 'topi', top: '#5B6F8C' },
    ...grounds.peach,
    rises: 'right',
    clothes: shirt('#7C90AC', '#FFF3E2') + moustache(HAIR),
  },
  binita_koirala: {
    look: { skin: skins.warm, hair: 'braid', top: '#8C3A4E', hairColor: '#3B3A40', glasses: true },
    ...grounds.cream,
    rises: 'left',
    clothes: shawl('#E9B7A0', '#8C3A4E'),
  },
  binod_regmi: {
    look: { skin: skins.deep, hair: 'short', top: '#BFD6EA', hairColor: '#8A8F96', glasses: true },
    ...grounds.blue,
    rises: 'right',
    clothes: shirt('#FFFFFF', '#8A4B2A') + moustache('#8A8F96'),
  },
  claire_nakagawa: {
    look: { skin: skins.ivory, hair: 'bob', top: '#2F7F6B' },
    ...grounds.peach,
    rises: 'left',
    clothes: jacket('#FFF8EE', '#1F5F50'),
  },
  deepa_basnyat: {
    look: { skin: skins.deep, hair: 'long', top: '#F6C14F' },
    ...grounds.blue,
    rises: 'right',
    clothes: roundNeck('#D99A1E') + earrings('#FFFFFF'),
  },
  dipesh_karki: {
    look: { skin: skins.warm, hair: 'curls', top: '#7A5A46' },
    ...grounds.mint,
    rises: 'left',
    clothes: hood('#5F4434'),
  },
  dolma_gurung: {
    look: { skin: skins.copper, hair: 'braid', top: '#C65B62' },
    ...grounds.cream,
    rises: 'right',
    clothes: knitted('#FFF3E2') + earrings('#2EA3F2'),
  },
  elina_joshi: {
    look: { skin: skins.fair, hair: 'bun', top: '#0A73C2', glasses: true },
    ...grounds.peach,
    rises: 'right',
    clothes: roundNeck('#085A9A'),
  },
  evan_castellano: {
    look: { skin: skins.pale, hair: 'swept', top: '#3D5068', hairColor: '#3A2418', beard: true },
    ...grounds.blue,
    rises: 'left',
    clothes: shirt('#F2F6FA', '#E0A883'),
  },
  gopal_thapa: {
    look: { skin: skins.deep, hair: 'topi', top: '#7A6A58', hairColor: '#A9AEB4', glasses: true },
    ...grounds.cream,
    rises: 'left',
    clothes: jacket('#F7E6D0', '#5E5041') + moustache('#A9AEB4'),
  },
  hannah_voss: {
    look: { skin: skins.ivory, hair: 'bob', top: '#C4607A', hairColor: '#D9B36C' },
    ...grounds.mint,
    rises: 'right',
    clothes: roundNeck('#94405A'),
  },
  helen_marchetti: {
    look: { skin: skins.pale, hair: 'curls', top: '#54688A', hairColor: '#8A8F96', glasses: true },
    ...grounds.peach,
    rises: 'left',
    clothes: jacket('#FFF8EE', '#3D4F6E') + earrings('#F6BD3C'),
  },
  ingrid_halvorsen: {
    look: { skin: skins.ivory, hair: 'long', top: '#17609F', hairColor: '#C9A25C', glasses: true },
    ...grounds.cream,
    rises: 'right',
    clothes: knitted('#DDEBF7'),
  },
  isaac_brandt: {
    look: { skin: skins.pale, hair: 'curls', top: '#2F8F72', hairColor: '#6B3B22', beard: true },
    ...grounds.blue,
    rises: 'left',
    clothes: hood('#237A60'),
  },
  jeevan_magar: {
    look: { skin: skins.copper, hair: 'short', top: '#E5793A' },
    ...grounds.mint,
    rises: 'right',
    clothes: hood('#C75F22'),
  },
  joanna_pruitt: {
    look: { skin: skins.umber, hair: 'curls', top: '#F2AE2E' },
    ...grounds.blue,
    rises: 'right',
    clothes: jacket('#FFF3E2', '#C98A17') + earrings('#F6BD3C'),
  },
  kiran_ojha: {
    look: { skin: skins.warm, hair: 'swept', top: '#0A73C2', glasses: true },
    ...grounds.cream,
    rises: 'left',
    clothes: roundNeck('#085A9A'),
  },
};
