import { expect, test } from 'vitest';
import { sectionsWithIds } from './section-ids.ts';

const section = (title: string, id?: string) => ({ title, body: ['A text'], ...(id && { id }) });
const idsOf = (...sections: ReturnType<typeof section>[]) =>
  sectionsWithIds(sections).map(({ id }) => id);

test('an id is that of the section, or its title in lower case', () => {
  expect(idsOf(section('Who we are'), section('Children under 16', 'children'))).toEqual([
    'who-we-are',
    'children',
  ]);
});

test('sections with equal titles have different ids', () => {
  expect(idsOf(section('Contact'), section('Contact'), section('Contact 2'))).toEqual([
    'contact',
    'contact-2',
    'contact-2-2',
  ]);
});
