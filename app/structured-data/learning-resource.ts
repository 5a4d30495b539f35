import { organizationRef } from './organization.ts';
import { addressOf, type PagePlace, type Thing } from './thing.ts';

interface LessonFacts {
  name: string;
  description: string;
  /** Full address. */
  image: string;
  /** ISO 8601; left out where it is not known. */
  published?: string | undefined;
  duration?: string | undefined;
  /** As it is told: 'English'. */
  language?: string | undefined;
}

/**
 * Something to learn from. It stands for a film that is given for a name and an address: as a video
 * search engines could show it only with the address of its file.
 */
export function learningResource(lesson: LessonFacts, place: PagePlace): Thing {
  const { name, description, image, published, duration, language } = lesson;
  return {
    '@type': 'LearningResource',
    name,
    description,
    image,
    datePublished: published,
    timeRequired: duration,
    inLanguage: language ? { '@type': 'Language', name: language } : undefined,
    isAccessibleForFree: true,
    publisher: organizationRef(place.origin),
    url: addressOf(place),
  };
}
