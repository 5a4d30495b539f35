/** The sections of the pages for job seekers, and of those about the company's social work. */
import { body, end, HERO, type PageSection, QUESTIONS } from './section.ts';

const NEXT_STEP = 'Next step';

export const CAREER_SECTIONS = {
  'why-careers': [
    HERO,
    body('benefits', 'Benefits'),
    body('stories', 'Testimonials of talents'),
    body('extras', 'Further benefits'),
    body('questions', QUESTIONS),
    end('verified', NEXT_STEP),
  ],
  'remote-career': [
    HERO,
    body('pool', 'Steps into the talent pool'),
    body('onboarding', "Steps into a client's team"),
    body('expect', 'What to expect'),
    body('questions', QUESTIONS),
    end('start', NEXT_STEP),
  ],
  'verified-badges': [
    HERO,
    body('level1', 'First badge'),
    body('level2', 'Second badge'),
    body('worth', 'Worth of the badges'),
    body('questions', QUESTIONS),
    end('begin', NEXT_STEP),
  ],
  cares: [
    HERO,
    body('info', 'Introduction'),
    body('meter', 'Impact meter', { copy: 'impact-meter.yaml' }),
    body('initiatives', 'Initiatives'),
    body('partners', 'Partners'),
    body('voices', 'Testimonials'),
    end('act', 'Ways to help'),
  ],
  'impact-stories': [
    HERO,
    body('counters', 'Sums'),
    body('list', 'Stories'),
    end('impact', 'Impact of each placement', { copy: 'impact-meter.yaml' }),
  ],
} satisfies Record<string, readonly PageSection[]>;
