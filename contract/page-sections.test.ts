import { expect, test } from 'vitest';
import {
  hiddenSections,
  PAGE_SECTIONS,
  type SectionedPage,
  sectionedPageOf,
  sectionMistakes,
  sectionsOf,
  sectionsWithoutCopy,
} from './page-sections.ts';

const PAGES = Object.keys(PAGE_SECTIONS) as SectionedPage[];
const idsOf = (page: SectionedPage): string[] => PAGE_SECTIONS[page].map(({ id }) => id);

/** The copy of a page with something for each of its sections. */
function fullCopy(page: SectionedPage): Record<string, unknown> {
  const paths = PAGE_SECTIONS[page].map(({ id, ...section }) => pathOf({ id, ...section }));
  const copy: Record<string, unknown> = {};
  for (const [first = '', ...rest] of paths.map((path) => path.split('.'))) {
    copy[first] = {
      ...(copy[first] as object),
      ...Object.fromEntries(rest.map((key) => [key, {}])),
    };
  }
  return copy;
}

const pathOf = ({ id, copy = id }: { id: string; copy?: string }) => copy;

test.each(PAGES)('%s may show all of its sections in their default order', (page) => {
  expect(sectionMistakes(page, idsOf(page))).toEqual([]);
  expect(sectionsOf(page, fullCopy(page))).toEqual(idsOf(page));
  expect(hiddenSections(page, fullCopy(page))).toEqual([]);
});

test.each(PAGES)('%s shows only the sections that it needs if it has no other texts', (page) => {
  const shown = PAGE_SECTIONS[page].filter(
    (section) => !section.isOptional || pathOf(section).endsWith('.yaml'),
  );
  expect(sectionsOf(page, {})).toEqual(shown.map(({ id }) => id));
});

test.each(PAGES)('%s may leave out all optional sections together, and no other', (page) => {
  const required = PAGE_SECTIONS[page].filter(({ isOptional }) => !isOptional);
  const ids = required.map(({ id }) => id);
  expect(sectionMistakes(page, ids)).toEqual([]);
  for (const { id, label } of required) {
    const others = idsOf(page).filter((other) => other !== id);
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
  const sections = idsOf('home').filter((id) => id !== 'voices' && id !== 'newsletter');
  expect(hiddenSections('home', { ...fullCopy('home'), sections })).toEqual([
    'voices',
    'newsletter',
  ]);
});

test('lists the sections that a list names and that have no texts', () => {
  const { why: _, voices: __, ...copy } = fullCopy('home');
  const sections = ['hero', 'why', 'figures', 'meter', 'deRisk'] as const;
  expect(sectionsOf('home', { ...copy, sections })).toEqual(['hero', 'meter', 'deRisk']);
  expect(sectionsWithoutCopy('home', { ...copy, sections })).toEqual([
    { index: 1, message: 'why has no texts: add why, or leave it out of the list' },
    { index: 2, message: 'figures has no texts: add why.figures, or leave it out of the list' },
  ]);
});

test.each([
  ['pages/home.yaml', 'home'],
  ['pages/solutions/build-my-app.yaml', 'solutions/*'],
  ['pages/solutions.yaml', undefined],
  ['pages/unknown/home.yaml', undefined],
  ['home.yaml', undefined],
  ['ne/pages/home.yaml', undefined],
  ['pages/constructor.yaml', undefined],
])('%s has the sections of %s', (file, page) => {
  expect(sectionedPageOf(file)).toBe(page);
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
  expect(sectionMistakes('solutions/*', ids)).toEqual([{ index, message }]);
});
