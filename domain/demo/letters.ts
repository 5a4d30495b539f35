/** What invented companies write. */
import type { Chance } from './chance.ts';

const COMPANIES = [
  ...[
    'Example Freight',
    'Sample Dental Group',
    'Demo Robotics',
    'Placeholder Foods',
    'Example Credit Union',
  ],
  ...['Sample Travel', 'Demo Insurance', 'Example Museum', 'Sample Energy', 'Placeholder Press'],
] as const;

const ASKS = [
  'We have a backlog of eight months and two engineers. Could three of yours join us from January, in our own repository?',
  'Our booking system is from 2014 and nobody here knows it any more. We would like an estimate for taking it over.',
  'Do you place single contractors for three months, or teams only? We need somebody for accessibility testing.',
  'We read your paper on working across time zones. How many hours a day do your teams overlap with Denver?',
  'Could somebody show us how your support packages work? A call of half an hour would do.',
  'We are comparing three providers and need your security answers by the end of the month. Where do I send the form?',
  'Our identity provider has to be replaced before the summer. Have you done this for a company of 400 people?',
  'A quick question about invoices: do you bill in dollars, and at which day of the month?',
  'We met one of your engineers at a meetup in Kathmandu and were impressed. How does hiring through you work?',
] as const;

const SPAM = [
  'Rank first in every search engine in seven days. Reply YES for our price list.',
  'We have 40,000 verified email addresses of decision makers for sale.',
] as const;

export interface Letter {
  company: string;
  message: string;
  isSpam: boolean;
}

export function inventLetter(chance: Chance): Letter {
  const isSpam = chance.isHit(0.06);
  return {
    company: chance.isHit(0.8) ? chance.pick(COMPANIES) : '',
    message: isSpam ? chance.pick(SPAM) : chance.pick(ASKS),
    isSpam,
  };
}
