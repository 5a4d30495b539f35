/** Structured data (JSON-LD) of pages: the nodes of schema.org. */
import type { LocalizedPack } from '#app/pack.ts';

export type Value =
  | string
  | number
  | boolean
  | JsonLdNode
  | Reference
  | readonly Value[]
  | undefined;

/** A node; properties that are undefined are left out. */
export interface JsonLdNode {
  '@type': string;
  '@id'?: string;
  [property: string]: Value;
}

/** Stands for a node elsewhere in the page's graph. */
export interface Reference {
  '@id': string;
}

/** The page that a node is about: where it is, and what its loader gave. */
export interface PageFacts<Data = unknown> {
  loaderData: Data;
  params: Readonly<Record<string, string | undefined>>;
  location: { pathname: string; search: string };
  /** Of canonical URLs. */
  origin: string;
  pack: LocalizedPack;
}

/** What a builder needs to know of a page. */
export type PageLocation = Pick<PageFacts, 'origin' | 'location' | 'pack'>;

/** A route module's `structuredData`. */
export type StructuredData = (facts: PageFacts) => readonly JsonLdNode[];

export const pageUrlOf = ({ origin, location }: PageLocation) => origin + location.pathname;

/** JSON in which nothing can end the element, begin another one, or be taken for markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
