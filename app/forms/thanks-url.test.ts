import { expect, test } from 'vitest';
import { thanksUrl } from '#app/forms/submission.ts';
import { pack } from '#tests/localized-pack.ts';

const texts = {
  secondTitle: 'It is with us.',
  submissionMessage: 'A person reads it.',
  ctaText: 'See',
  ctaHighlight: 'what else is open',
  buttonText: 'See open roles',
  buttonLink: '/talents-on-demand',
};

test('has every text as a parameter, and only the first name', () => {
  const url = new URL(thanksUrl(pack.locale, '  Asha & Co Gurung ', texts), 'https://site.example');
  expect(url.pathname).toBe('/successful-submission');
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...texts, name: 'Asha' });
});
