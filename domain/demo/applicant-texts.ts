/** Texts of invented applicants: careers, cover messages, résumés. */
import { counted } from '#domain/support/counted.ts';
import type { Chance } from './chance.ts';

const EMPLOYERS = [
  ...['Sample Tea Trade', 'Example Cooperative Bank', 'Placeholder Logistics', 'Demo Water Power'],
  ...['Example Travel Guides', 'Sample Health Records', 'Demo Payments', 'Example School Software'],
] as const;

const COLLEGES = [
  ...['Example Engineering Campus', 'Sample College of Science', 'Demo Institute of Technology'],
] as const;

const FIRST_SENTENCES = [
  'I have followed what your teams build and would like to work on it with you.',
  'A former classmate works with a client of yours and told me how your teams plan their week.',
  'I read the description twice and found three things in it that I did last year.',
  'I am looking for a team in which reviews are part of the day.',
] as const;

const MIDDLE_SENTENCES = [
  'At {employer} I took over a service that no one dared to change, wrote tests for it, and have released it every week since.',
  'At {employer} I cut the time of the nightly import from five hours to forty minutes, with an index and fewer queries.',
  'At {employer} I was the only one on call for a year, so I learned to leave things tidy.',
  'At {employer} I moved a form from paper to phones. It is used in eleven places, mostly over slow connections.',
  'For {employer} I wrote the manual that new colleagues get on their first day.',
] as const;

const LAST_SENTENCES = [
  'I can start four weeks after an offer.',
  'Late calls suit me, because I work best in the evening.',
  'My notice period is one month.',
  'I work from {town}, with reliable power and internet.',
] as const;

const DUTIES = [
  'Built and released features with a team of {size}',
  'Reviewed the work of two juniors each week',
  'Wrote tests for bugs that had come back',
  'Measured page load times on 3G and halved them',
  'Kept the staging system in line with production',
  'Talked with users every two weeks',
] as const;

export interface Career {
  employer: string;
  formerEmployer: string;
  college: string;
  years: number;
}

export const inventCareer = (chance: Chance): Career => {
  const [employer = '', formerEmployer = ''] = chance.some(EMPLOYERS, 2);
  return { employer, formerEmployer, college: chance.pick(COLLEGES), years: chance.between(1, 11) };
};

export function coverMessage(chance: Chance, career: Career, town: string): string {
  return [chance.pick(FIRST_SENTENCES), chance.pick(MIDDLE_SENTENCES), chance.pick(LAST_SENTENCES)]
    .join(' ')
    .replace('{employer}', career.employer)
    .replace('{town}', town);
}

/** The lines of a résumé below its title. An empty line is a gap. */
export function resumeLines(chance: Chance, career: Career, skills: readonly string[]): string[] {
  const { employer, formerEmployer, college, years } = career;
  const duties = chance.some(DUTIES, 4).map((duty) => {
    return `- ${duty.replace('{size}', String(chance.between(3, 9)))}`;
  });
  return [
    ...[
      'Experience',
      `${employer}, ${counted(Math.max(1, years - 2), 'year')}`,
      ...duties.slice(0, 2),
      '',
    ],
    ...[`${formerEmployer}, 2 years`, ...duties.slice(2), ''],
    ...['Skills', skills.join(', '), ''],
    ...['Education', `Bachelor of Computer Engineering, ${college}`, ''],
    'This person, their employers and their school are invented for the demo.',
  ];
}
