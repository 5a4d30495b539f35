import { imageAddress } from './image-address.ts';
import { isoMoment } from './moments.ts';
import { organizationRef } from './organization.ts';
import { plainTextOf, shortened } from './texts.ts';
import { addressOf, type PagePlace, type Thing } from './thing.ts';

/** Characters of a headline that Google reads. */
const HEADLINE = 110;

export interface Writing {
  title: string;
  description: string;
  /** Address of its cover. */
  image: string;
  tags: readonly string[];
  /** Epoch milliseconds; left out where it is not known. */
  published?: number | undefined;
  /** Sanitised HTML. */
  body?: string | undefined;
}

export function article(writing: Writing, place: PagePlace): Thing {
  const { title, description, image, tags, published, body } = writing;
  const words = body ? plainTextOf(body).split(' ').length : undefined;
  return {
    '@type': 'Article',
    headline: shortened(title, HEADLINE),
    description,
    image: imageAddress(image, place.origin),
    datePublished: published ? isoMoment(published) : undefined,
    author: organizationRef(place.origin),
    publisher: organizationRef(place.origin),
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    wordCount: words,
    inLanguage: 'en',
    url: addressOf(place),
    mainEntityOfPage: addressOf(place),
  };
}
