export interface HostileResume {
  name: string;
  /** Begins as a PDF does, and is no larger than may be sent. The same bytes each time. */
  bytes: () => Uint8Array<ArrayBuffer>;
  /** Whether a viewer would run or carry out what is in it, for certain. */
  isActive?: boolean;
  /** What is read of it for certain: what is hostile in it does not keep anybody from reading the rest. */
  text?: string;
}
