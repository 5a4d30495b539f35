import { describe, expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

describe('the sentence on a slide', () => {
  test('is the first one', () => {
    const first = 'The middle of the session is a role play.';
    expect(firstSentence(`${first} Laura is the author.`)).toBe(first);
  });

  test('includes the next one if it is short and both fit', () => {
    const both = 'Why do we miss our own faults? Because we test what we meant.';
    expect(firstSentence(`${both} Ask others.`)).toBe(both);
    const short = 'Binod opens with a game.';
    expect(firstSentence(`${short} He reads out ${'many '.repeat(20)}sentences.`)).toBe(short);
  });

  test('ends with a period if a colon would introduce content that the slide omits', () => {
    expect(firstSentence('For each box they look for the cheapest honest version:')).toMatch(
      /version\.$/,
    );
  });

  test('is cut at the end of a clause if it is too long', () => {
    const start =
      'The last ten minutes turn one fault into a report: where, what a user tries, what happens';
    expect(firstSentence(`${start}, what should happen, who is affected.`)).toBe(`${start} …`);
  });
});
