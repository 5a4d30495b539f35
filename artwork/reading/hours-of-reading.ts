import type { HeroLight } from '#artwork/heroes/hero-light.ts';

/** Early and warm, with the festival's lamps still lit. */
export const festival: HeroLight = {
  sun: ['#FFB765', '#FF9142'],
  snow: { shade: '#9CC0E6', lit: '#FFDDB6', haze: '#F4EAE0', gully: '#FFFFFF' },
  far: { crest: '#94BCE3', foot: '#FFEBD3' },
  middle: { crest: '#5B99CE', foot: '#CFDCE2' },
  near: { crest: '#2A72AC', foot: '#15528A' },
  mist: '#FFF1DC',
};

/** The first hour, with pink snow. */
export const rose: HeroLight = {
  sun: ['#FF9466', '#F4692A'],
  snow: { shade: '#92B9E2', lit: '#FFD2C0', haze: '#F0E9EC', gully: '#FFFFFF' },
  far: { crest: '#8DB6E1', foot: '#FBE6DF' },
  middle: { crest: '#4F8FCB', foot: '#C0D6EA' },
  near: { crest: '#1F6AAE', foot: '#0F5292' },
  mist: '#FDEDE6',
};

/** Clear and blue, just after sunrise. */
export const clear: HeroLight = {
  sun: ['#FFC873', '#FFA94A'],
  snow: { shade: '#93C6EE', lit: '#FFE9D2', haze: '#E3F0F9', gully: '#FFFFFF' },
  far: { crest: '#84C0EC', foot: '#DFEFFA' },
  middle: { crest: '#439BDF', foot: '#A6D3F4' },
  near: { crest: '#1469B2', foot: '#0C559A' },
  mist: '#EEF7FE',
};
