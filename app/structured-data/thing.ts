/** What pages tell programs about themselves, in the words of schema.org. */

export type Value = string | number | boolean | Thing | Reference | readonly Value[] | undefined;

/** A node; properties that are undefined are left out. */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: Value;
}

/** Stands for a node elsewhere in the page's graph. */
export interface Reference {
  '@id': string;
}

/** The page that tells: where it is, and what its loader gave. */
export interface PageFacts<Data = unknown> {
  loaderData: Data;
  params: Readonly<Record<string, string | undefined>>;
  location: { pathname: string; search: string };
  /** Of canonical addresses. */
  origin: string;
}

/** What a builder needs to know of a page. */
export type PagePlace = Pick<PageFacts, 'origin' | 'location'>;

/** A route module's `structuredData`. React Router leaves it out of what browsers get. */
export type StructuredData = (facts: PageFacts) => readonly Thing[];

/** The page's address with its origin. */
export const addressOf = ({ origin, location }: PagePlace) => origin + location.pathname;
