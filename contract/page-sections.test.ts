import { expect, test } from 'vitest';
import {
  hiddenSections,
  PAGE_SECTIONS,
  type SectionedPage,
  sectionMistakes,
  sectionsOf,
} from './page-sections.ts';

const PAGES = Object.keys(PAGE_SECTIONS) as SectionedPage[];
const HOME = sectionsOf('home');

test.each(PAGES)('%s may show all of its sections in their default order', (page) => {
  expect(sectionMistakes(page, sectionsOf(page))).toEqual([]);
  expect(hiddenSections(page)).toEqual([]);
});

test.each(PAGES)('%s may leave out all optional sections together, and no other', (page) => {
  const required = PAGE_SECTIONS[page].filter(({ isOptional }) => !isOptional);
  const ids = required.map(({ id }) => id);
  expect(sectionMistakes(page, ids)).toEqual([]);
  for (const { id, label } of required) {
    const others = sectionsOf(page).filter((other) => other !== id);
    expect(sectionMistakes(page, others)).toEqual([
      { message: `${id} (${label}) is missing, and the page needs it` },
    ]);
  }
});

test.each(PAGES)('the console has a different label for each section of %s', (page) => {
  const labels = PAGE_SECTIONS[page].map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('lists the sections that a page leaves out', () => {
  const shown = HOME.filter((id) => id !== 'voices' && id !== 'newsletter');
  expect(hiddenSections('home', shown)).toEqual(['voices', 'newsletter']);
});

test.each([
  ['the hero below', ['why', 'hero', 'deRisk'], 1, 'hero must be the first section'],
  [
    'the last one above',
    ['hero', 'newsletter', 'why', 'deRisk'],
    1,
    'newsletter must be the last section',
  ],
  ['the invitation above', ['hero', 'deRisk', 'why'], 1, 'deRisk must come after why'],
  ['a section twice', ['hero', 'why', 'why', 'deRisk'], 2, 'why occurs twice'],
])('refuses %s on the home page', (_case, ids, index, message) => {
  expect(sectionMistakes('home', ids)).toEqual([{ index, message }]);
});

test.each([
  ['intro', ['hero', 'steps', 'intro', 'closing'], 1, 'steps must come after intro'],
  ['steps', ['hero', 'intro', 'sample', 'steps', 'closing'], 2, 'sample must come after steps'],
  ['sample', ['hero', 'intro', 'closing', 'sample'], 2, 'closing must be the last section'],
])('refuses a section of a solution before %s', (_case, ids, index, message) => {
  expect(sectionMistakes('design-my-app', ids)).toEqual([{ index, message }]);
});
