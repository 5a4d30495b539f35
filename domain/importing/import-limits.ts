/** Limits of an import, because exports are files from elsewhere. */
const MB = 1024 * 1024;

export const IMPORT_LIMITS = {
  posts: 20_000,
  /** Bytes of a Markdown file. */
  markdownFile: 2 * MB,
  /** Bytes of a Ghost export, which is read as a whole. */
  ghostFile: 256 * MB,
  /** Characters of one field of a WordPress export, which is read in pieces. */
  field: 2 * MB,
  /** Attachments and authors of a WordPress export. */
  attachments: 200_000,
  /** Files and folders that are looked at below a folder. */
  files: 200_000,
  /** Folders within each other. */
  depth: 20,
  title: 200,
  slug: 80,
  /** Characters of a title or description for search engines. */
  meta: 300,
  tags: 12,
  /** Characters of a tag. */
  tag: 60,
  /** Pictures of one post. */
  pictures: 200,
  /** Parts of a post that a report names. */
  notes: 40,
  /** Characters of a text that a report quotes. */
  quote: 120,
} as const;

export const DOWNLOAD_LIMITS = {
  files: 2000,
  /** Bytes of all files. */
  total: 2 * 1024 * MB,
  /** Milliseconds for one file. */
  timeout: 20_000,
  redirects: 3,
} as const;
