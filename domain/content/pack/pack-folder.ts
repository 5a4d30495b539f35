import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import type { Authors } from './authors-file.ts';
import type { Calendar, DayCounter } from './relative-day.ts';

/** What files of entries may refer to. */
export interface PackFolder extends Calendar {
  contentDir: string;
  pictures: Pictures;
  /** Undefined where their file is wrong: then no article is blamed for naming one. */
  authors: Authors | undefined;
  days: DayCounter;
  /** Takes the links that stand in texts. */
  links: PackLink[];
  /** Takes what can be loaded, and is probably not meant. */
  advise: (problem: ContentProblem) => void;
}

/** A link in a file, as it is written there. */
export interface PackLink extends Omit<ContentProblem, 'message'> {
  href: string;
}
