import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';

interface LessonFacts {
  name: string;
  description: string;
  /** Full URL. */
  image: string;
  /** ISO 8601; omitted if unknown. */
  published?: string | undefined;
  duration?: string | undefined;
  /** As shown on the page, such as 'English'. */
  language?: string | undefined;
}

/**
 * Describes a video that requires a name and an email address. It is not a `VideoObject`, because
 * search engines show one only with the URL of its file.
 */
export function learningResource(lesson: LessonFacts, page: PageLocation): JsonLdNode {
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
    publisher: organizationRef(page.origin),
    url: pageUrlOf(page),
  };
}
