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

/** A node; undefined properties are omitted. */
export interface JsonLdNode {
  '@type': string;
  '@id'?: string;
  [property: string]: Value;
}

/** A reference to a node elsewhere in the page's graph. */
export interface Reference {
  '@id': string;
}

/** The page that a node is about: its location and the data of its loader. */
export interface PageFacts<Data = unknown> {
  loaderData: Data;
  params: Readonly<Record<string, string | undefined>>;
  location: { pathname: string; search: string };
  /** The origin of canonical URLs. */
  origin: string;
  pack: LocalizedPack;
}

/** The part of the page's facts that most nodes need. */
export type PageLocation = Pick<PageFacts, 'origin' | 'location' | 'pack'>;

/** A route module's `structuredData`. */
export type StructuredData = (facts: PageFacts) => readonly JsonLdNode[];

export const pageUrlOf = ({ origin, location }: PageLocation) => origin + location.pathname;

/** JSON for a `<script>` element, with every character escaped that could be parsed as markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
