/** What the operator says about an export. */
export interface SourceOptions {
  /** Folder with the pictures. */
  media: string | undefined;
  /** Address of the former site without a slash at the end; empty for that of the export. */
  siteUrl: string;
  /** Pages are imported as posts. */
  includesPages: boolean;
  /** Pattern of the URLs of posts; empty for that of the export. */
  permalink: string;
}
