import { expect, test } from 'vitest';
import { applicationThanksUrl } from './thanks-url.ts';

const THANKS = {
  secondTitle: 'We have it.',
  submissionMessage: 'Somebody answers.',
  ctaText: 'See',
  ctaHighlight: 'more',
  buttonText: 'Go',
  buttonLink: '/talents-on-demand',
};
const COPY = { thanks: THANKS, reference: 'Its number is {reference}.' };

const queryOf = (reference: string) =>
  Object.fromEntries(
    new URL(
      applicationThanksUrl({ path: '/thanks', name: 'Sita Gurung', reference }, COPY),
      'https://a.example',
    ).searchParams,
  );

test('the message starts with the reference number', () => {
  expect(queryOf('KWE2-PYJE')).toEqual({
    ...THANKS,
    name: 'Sita',
    submissionMessage: 'Its number is KWE2-PYJE. Somebody answers.',
  });
});

test('leaves the message unchanged without a reference', () => {
  expect(queryOf('')).toEqual({ ...THANKS, name: 'Sita' });
});
