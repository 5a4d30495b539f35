import type { NativeWords } from '#contract/native-words.ts';
import type { ContentProblem, PackSource } from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import type { Authors } from './authors-file.ts';
import type { Calendar, DayCounter } from './relative-day.ts';

/** Context for reading files of entries. */
export interface PackContext extends Calendar {
  contentDir: PackSource;
  pictures: Pictures;
  /** Undefined if the authors' file is invalid; then the authors of articles are not checked. */
  authors: Authors | undefined;
  days: DayCounter;
  /** Words of the brand's own language, which texts mark. */
  nativeWords: NativeWords | undefined;
  /** Collects the links in texts. */
  links: PackLink[];
  /** For previews: the blocks of bodies have the numbers of their lines. */
  hasSourceLines?: boolean;
  /** Called with faults that do not prevent loading. */
  advise: (problem: ContentProblem) => void;
}

/** A link as written in a file. */
export interface PackLink extends Omit<ContentProblem, 'message'> {
  href: string;
}
