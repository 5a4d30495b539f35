import { books, mug } from '#artwork/desk-things.ts';
import { spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { marigolds } from '#artwork/people/roof-terrace.ts';
import { teaGlass, teapot } from '#artwork/people/tea.ts';
import { codeCard, penCard, planCard, testCard } from './staff-cards.ts';
import { hillPorch, lakeBalcony, nightRoom, roofTerrace } from './staff-homes.ts';
import { TABLE, workplace } from './workplace.ts';

/** A developer works late, when the day begins in San Francisco. */
export function staffDevelopers(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    nightRoom(sheet),
    workplace({
      look: { ...people.maya, top: '#F2AE2E', trousers: '#5A6F9A', headset: true },
      stool: '#12304F',
      top: '#F3D9B4',
      legs: '#16304F',
      things: mug([306, TABLE]) + books([352, TABLE]),
    }),
    codeCard(),
  );
}

/** A tester finds the bugs first. */
export function staffQa(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    roofTerrace(sheet),
    workplace({
      look: {
        ...people.hari,
        top: '#2F8F72',
        trousers: '#4A3B34',
        hairColor: '#CBD5DE',
        glasses: true,
      },
      stool: '#6B4327',
      top: '#FFF3E2',
      legs: '#7A4A32',
      things: teaGlass([290, TABLE]) + teapot([346, TABLE], 0.7),
    }),
    marigolds([548, 420]),
    testCard(),
  );
}

/** A project manager keeps the schedule. */
export function staffManagers(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    hillPorch(sheet),
    workplace({
      look: {
        ...people.joan,
        skin: '#A8683F',
        top: '#A8434F',
        trousers: '#3C2E4A',
        hairColor: '#6F6A6C',
        glasses: true,
      },
      stool: '#5A3526',
      top: '#E3B98C',
      legs: '#6B4327',
      things: teaGlass([290, TABLE]) + books([350, TABLE]),
    }),
    planCard(),
  );
}

/** A designer draws the interface. */
export function staffDesigners(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    lakeBalcony(sheet),
    workplace({
      look: { ...people.bikash, top: '#DDEBF7', trousers: '#24304F', hair: 'swept' },
      stool: '#4A2B1F',
      top: '#F6DFC2',
      legs: '#5A3A2A',
      things: mug([300, TABLE]) + books([356, TABLE]),
    }),
    penCard(),
  );
}
