/** The sections of a solution's page: `content/pages/solutions/{slug}.yaml`. */
import { body, CALL, end, HERO, QUESTIONS, REQUIRED, top, wide } from './section.ts';

/** In the order of a page without a list; each page has the ones that it needs. */
export const SOLUTION_SECTIONS = [
  HERO,
  top('intro', 'Introduction', REQUIRED),
  body('partner', 'Delivery partner'),
  body('phases', 'Phases'),
  body('drawing', 'Drawing'),
  body('steps', 'Steps'),
  body('plan', 'Contents of the plan'),
  body('roles', 'Roles'),
  body('prices', 'Prices'),
  body('calculator', 'Cost calculator'),
  body('profiles', 'Sample profiles'),
  body('benefits', 'Benefits'),
  body('services', 'Services'),
  body('reviews', 'What we review'),
  body('implementation', 'Implementation'),
  body('features', 'Features'),
  body('impact', 'Social impact'),
  body('why', 'Reasons to choose us'),
  body('leaving', 'If someone leaves'),
  body('badges', 'Verified badges'),
  wide('sample', 'Sample of our work'),
  wide('questions', QUESTIONS),
  end('closing', CALL),
] as const;
