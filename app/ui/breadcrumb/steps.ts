import { here } from '#app/language/here.ts';

export interface Crumb {
  title: string;
  /** Left out where the step has no page of its own. */
  href?: string;
}

/** All the steps: from the home page to the page itself, which comes last. */
export const stepsOf = (breadcrumbs: readonly Crumb[]): Crumb[] => [
  { title: here.say('Home'), href: here.href('/') },
  ...breadcrumbs,
];
