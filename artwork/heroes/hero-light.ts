import type { RidgePaint } from '#artwork/ridge.ts';
import type { SnowPaint } from '#artwork/snow-peaks.ts';

type Slope = Omit<RidgePaint, 'footAt'>;

/** The light of one time of day on the land. The sky belongs to the page. */
export interface HeroLight {
  readonly sun: readonly [top: string, low: string];
  readonly snow: SnowPaint;
  readonly far: Slope;
  readonly middle: Slope;
  readonly near: Slope;
  readonly mist: string;
}

export const sunrise: HeroLight = {
  sun: ['#FF9A4D', '#FF6A24'],
  snow: { shade: '#8DBBE8', lit: '#FFCFAE', haze: '#F1E9E6', gully: '#FFFFFF' },
  far: { crest: '#86B6E4', foot: '#FFE6CF' },
  middle: { crest: '#4489CC', foot: '#B7D3EC' },
  near: { crest: '#0E5699', foot: '#083F78' },
  mist: '#FFEBD6',
};

export const midMorning: HeroLight = {
  sun: ['#FFE6A3', '#FFD277'],
  snow: { shade: '#A3D1F0', lit: '#FFF3E0', haze: '#EAF5FA', gully: '#FFFFFF' },
  far: { crest: '#93CDEF', foot: '#E6F4FA' },
  middle: { crest: '#55ABDD', foot: '#BCE0F2' },
  near: { crest: '#1B83B0', foot: '#0E6396' },
  mist: '#F1FAFF',
};

export const lateGold: HeroLight = {
  sun: ['#FFCB6B', '#FFA63D'],
  snow: { shade: '#A5C3DF', lit: '#FFDD9E', haze: '#F6EAD8', gully: '#FFF8EC' },
  far: { crest: '#9DBEDB', foot: '#FCE7C6' },
  middle: { crest: '#5F9BC6', foot: '#D5DCD8' },
  near: { crest: '#2A6C9C', foot: '#154F80' },
  mist: '#FFF0D2',
};
