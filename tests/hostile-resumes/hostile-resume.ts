export interface HostileResume {
  name: string;
  /**
   * Starts with a PDF header and is within the upload limit. Returns the same bytes on each call.
   */
  bytes: () => Uint8Array<ArrayBuffer>;
  /** Text that must be extracted, because the hostile part does not prevent it. */
  text?: string;
}
