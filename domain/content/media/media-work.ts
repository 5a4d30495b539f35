/** What the library needs of the process for pictures, which the server provides. */
import type { MediaExtension, MediaRefusal } from '#contract/media-files.ts';

/** An original as it is stored: upright, in sRGB, without metadata. */
export interface PreparedPicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** As in `Picture`: null for a picture with transparency. */
  placeholder: string | null;
  isAnimated: boolean;
  isShrunk: boolean;
}

export interface Rendition {
  /** As in its URL. */
  name: string;
  bytes: Buffer;
}

/** A stored original of which the sizes are to be made. */
export interface Original {
  bytes: Buffer;
  width: number;
  height: number;
  isOpaque: boolean;
}

export interface MediaWork {
  /**
   * @param extension of the original that is stored
   * @throws ProblemError `unavailable` if too many uploads wait; the reason of an aborted signal
   */
  prepare: (
    bytes: Uint8Array,
    extension: MediaExtension,
    client: string,
    signal: AbortSignal,
  ) => Promise<PreparedPicture | { refusal: MediaRefusal }>;
  /** @returns null if it failed or the signal was aborted */
  makeRenditions: (original: Original, signal: AbortSignal) => Promise<Rendition[] | null>;
  /** Whether a PDF can be opened. */
  isReadablePdf: (bytes: Uint8Array, signal: AbortSignal) => Promise<boolean>;
}
