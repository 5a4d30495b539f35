/** Posts of another site, as the readers of exports describe them. */
import type { PostNotes } from './post-notes.ts';

export interface SourcePerson {
  slug: string;
  name: string;
}

export interface SourcePicture {
  /** URL, or a path as the text of the post names it. */
  src: string;
  alt: string;
}

export interface SourcePost {
  /** Distinguishes the post from all others of all sites. */
  origin: string;
  title: string;
  /** The last part of its URL there; may be empty. */
  slug: string;
  /** `2024-01-02`, or empty. */
  day: string;
  /** As the former site names it: `published`, `draft`, `private`. */
  state: string;
  /** Something that an editor must know before publishing, for a comment at the start of the text. */
  remark: string;
  tags: readonly string[];
  authors: readonly SourcePerson[];
  metaTitle: string;
  metaDescription: string;
  cover: SourcePicture | null;
  /** Its URLs on the former site, complete or from the path on. The first is the main one. */
  formerUrls: readonly string[];
  /** Other names by which links lead to it, such as the path of its file. */
  linkNames: readonly string[];
  /** HTML of the text. Comments `<!--line 12-->` say on which line of the source the rest is. */
  body: (notes: PostNotes) => string;
  /** Titles of pictures are captions, as in Markdown. */
  hasCaptionsInTitles: boolean;
}

/** A file of the export, or a URL of the former site. */
export type FoundPicture = { file: string } | { url: string } | { problem: string };

/** An export that is open. Its posts can be read several times. */
export interface PostSource {
  /** How reports name it. */
  label: string;
  /** Address of the former site without a slash at the end; empty if unknown. */
  siteUrl: string;
  posts: () => AsyncIterable<SourcePost>;
  /** Where links of a post lead: names as in `linkNames`, the most likely first. */
  linkNames: (href: string, post: SourcePost) => string[];
  /** Finds the file of a picture that a post names. */
  findPicture: (src: string, post: SourcePost) => FoundPicture;
  /** Numbers of things that are not imported, by what they are. Complete after the posts were read. */
  leftOut: ReadonlyMap<string, number>;
  /** Files that were not read, with the reason. */
  problems: readonly string[];
}

/** An export that cannot be imported; the message is one line for the operator. */
export class ImportError extends Error {
  override name = 'ImportError';
}
