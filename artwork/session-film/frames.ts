/** Frames in a second: enough for slides that stand still between short fades. */
export const RATE = 15;

/** Frames of a fade; those between two still pictures. */
const FADE = 6;

/**
 * Slides begin at frames that this divides, so that the encoder has a still picture before and after
 * each fade (`B_FRAMES` between them) and need only say how much of each shows.
 */
const STEP = FADE + 1;

export const B_FRAMES = FADE;

export interface Shown {
  /** With the fade after it. */
  readonly seconds: number;
  /** Raw RGB. */
  readonly picture: Buffer;
}

function mixed(from: Buffer, to: Buffer, share: number): Buffer {
  const result = Buffer.allocUnsafe(from.length);
  for (let at = 0; at < result.length; at += 1) {
    const first = from[at] ?? 0;
    result[at] = Math.round(first + ((to[at] ?? 0) - first) * share);
  }
  return result;
}

/** The pictures one after the other, each melting into the next. */
export async function* frames(slides: readonly Shown[]): AsyncGenerator<Buffer> {
  for (const [index, { seconds, picture }] of slides.entries()) {
    const next = slides[index + 1]?.picture;
    const still = STEP * Math.round((seconds * RATE) / STEP) - FADE;
    for (let frame = 0; frame < still; frame += 1) yield picture;
    for (let frame = 1; next && frame <= FADE; frame += 1) yield mixed(picture, next, frame / STEP);
  }
}
