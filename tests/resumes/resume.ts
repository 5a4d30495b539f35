export interface Resume {
  name: string;
  bytes: () => Uint8Array<ArrayBuffer>;
  /** Part of its first page's text. A file without it needs a password and is not rendered. */
  text?: string;
}
