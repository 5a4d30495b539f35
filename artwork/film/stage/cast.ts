import { type Look, people } from '#artwork/people/looks.ts';
import type { Person } from '#artwork/person.ts';

/** A person as a walker and as a portrait. */
export interface Member {
  readonly person: Person;
  readonly look: Look;
}

const walk = { pose: 'walk' } as const;

export const cast = {
  prerana: {
    person: {
      ...walk,
      hair: 'long',
      coat: '#FFF3E2',
      trousers: '#7A4152',
      skin: '#B9764A',
      load: 'satchel',
    },
    look: people.prerana,
  },
  bikash: {
    person: { ...walk, hair: 'short', coat: '#2EA3F2', trousers: '#4A3B34', skin: '#B9764A' },
    look: { ...people.bikash, top: '#2EA3F2', beard: false },
  },
  suman: {
    person: { ...walk, hair: 'short', coat: '#2F8F72', trousers: '#5A4636', skin: '#A8683F' },
    look: people.suman,
  },
  asmita: {
    person: {
      ...walk,
      hair: 'long',
      coat: '#F2AE2E',
      trousers: '#12304F',
      skin: '#8A4B2A',
      load: 'satchel',
    },
    look: { ...people.asmita, hair: 'long' },
  },
  /** A visitor without a badge. */
  stranger: {
    person: { ...walk, hair: 'cap', coat: '#8A97A8', trousers: '#3B4757', skin: '#A8683F' },
    look: { skin: '#A8683F', hair: 'short', top: '#8A97A8' },
  },
} as const satisfies Record<string, Member>;
