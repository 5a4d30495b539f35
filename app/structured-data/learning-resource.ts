import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';

interface LessonFacts {
  name: string;
  description: string;
  /** Full URL. */
  image: string;
  /** ISO 8601; left out where it is not known. */
  published?: string | undefined;
  duration?: string | undefined;
  /** As it is shown: 'English'. */
  language?: string | undefined;
}

/**
 * Something to learn from. It stands for a film that is given for a name and an address: as a video
 * search engines could show it only with the URL of its file.
 */
export function learningResource(lesson: LessonFacts, place: PageLocation): JsonLdNode {
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
    url: pageUrlOf(place),
  };
}
