export interface HostileResume {
  name: string;
  /** Begins as a PDF does, and is no larger than may be sent. The same bytes each time. */
  bytes: () => Uint8Array<ArrayBuffer>;
  /** What is read of it for certain: what is hostile in it does not keep anybody from reading the rest. */
  text?: string;
}
