/** Invented people, recognizable as such: addresses end in `example.com`, numbers are 555-01xx. */
import type { Chance } from './chance.ts';

const namesIn = (text: string) => text.trim().split(/\s+/);

const FIRST_NAMES = namesIn(`
  Ada Alba Alex Amir Ana Anton Ben Bruno Carla Chen Clara Dana Daniel Elif Emil Eva Farid Hana Hugo
  Ida Ines Ivo Jana Jonas Kim Lea Leon Lina Luca Maja Marta Mila Nadia Noah Omar Paula Rosa Sam Tara
  Yuki
`);

const LAST_NAMES = namesIn(`
  Adler Bauer Berg Blanc Bosch Castro Costa Demir Eriksen Fischer Garcia Haddad Hansen Ito Jensen
  Keller Kowal Kumar Lang Lehmann Lopez Marin Meyer Moreau Nagy Novak Olsen Petrov Popa Rossi Silva
  Tanaka Weber
`);

export interface Person {
  first: string;
  last: string;
  name: string;
  email: string;
  /** E.164, in the range that is reserved for fiction. */
  phone: string;
  town: string;
}

/** @param towns of which each person lives in one */
export function inventPerson(chance: Chance, towns: readonly string[]): Person {
  const first = chance.pick(FIRST_NAMES);
  const last = chance.pick(LAST_NAMES);
  return {
    first,
    last,
    name: `${first} ${last}`,
    town: chance.pick(towns),
    email: `${first}.${last}${chance.between(1, 99)}@example.com`.toLowerCase(),
    phone: `+1${chance.pick(['202', '303', '404', '505', '606', '702'])}55501${chance.between(10, 99)}`,
  };
}
