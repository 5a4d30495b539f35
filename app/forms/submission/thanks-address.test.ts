import { expect, test } from 'vitest';
import { thanksAddress } from './thanks-address.ts';

const texts = {
  secondTitle: 'It is with us.',
  submissionMessage: 'A person reads it.',
  ctaText: 'See',
  ctaHighlight: 'what else is open',
  buttonText: 'See open roles',
  buttonLink: '/talents-on-demand',
};

test('has every text as a parameter, and no more of the name than the first', () => {
  const address = new URL(thanksAddress('  Asha & Co Gurung ', texts), 'https://site.example');
  expect(address.pathname).toBe('/successful-submission');
  expect(Object.fromEntries(address.searchParams)).toEqual({ ...texts, name: 'Asha' });
});
