import { expect, test } from 'vitest';
import { inventCareer, resumeLines } from './applicant-texts.ts';
import { Chance } from './chance.ts';

test.each([
  [1, '1 year'],
  [3, '1 year'],
  [4, '2 years'],
])('a resume of %i years names %s with the employer', (years, text) => {
  const chance = new Chance(1);
  const career = { ...inventCareer(chance), years };
  expect(resumeLines(chance, career, ['SQL'])[1]).toBe(`${career.employer}, ${text}`);
});
