/** A file of the pack as it was when the program was bundled. */
export interface CheckedCopy {
  text: string;
  copy: unknown;
}

/**
 * What the server reads of the pack at each start, by file. Empty where the program runs from its
 * sources; the bundle has its own (rolldown.config.ts).
 */
export const CHECKED_COPY: Readonly<Record<string, CheckedCopy | undefined>> = {};
