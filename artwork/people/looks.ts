export type Hair = 'short' | 'swept' | 'bun' | 'long' | 'braid' | 'topi' | 'bob' | 'curls' | 'bald';

/** A person's appearance in all views. */
export interface Look {
  readonly skin: string;
  readonly hair: Hair;
  readonly top: string;
  readonly trousers?: string;
  readonly hairColor?: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly headset?: boolean;
}

export const HAIR = '#1B1412';
export const TROUSERS = '#12304F';

const dark = '#8A4B2A';
const warm = '#A8683F';
const fair = '#B9764A';
const pale = '#E0A883';

/** The same people in all pictures. */
export const people = {
  /** The person in `desk.ts`: yellow sweater, hair in a bun. */
  asmita: { skin: dark, hair: 'bun', top: '#F2AE2E' },
  bikash: { skin: fair, hair: 'short', top: '#0A73C2', trousers: '#4A3B34', beard: true },
  prerana: { skin: fair, hair: 'long', top: '#FFF3E2', trousers: '#7A4152' },
  suman: { skin: warm, hair: 'swept', top: '#2F8F72', trousers: '#5A4636', glasses: true },
  maya: { skin: dark, hair: 'braid', top: '#7CC3F4' },
  hari: { skin: warm, hair: 'topi', top: '#5B6F8C' },
  dana: { skin: pale, hair: 'long', top: '#17609F', hairColor: '#6B3B22' },
  luis: { skin: pale, hair: 'short', top: '#DDEBF7', trousers: '#54688A', hairColor: '#3A2418' },
  joan: { skin: '#6B3A22', hair: 'bun', top: '#2F8F72' },
} as const satisfies Record<string, Look>;
