/** Frames per second: enough for still slides with short fades. */
export const RATE = 15;

/** Frames of a fade, without the still pictures at its ends. */
const FADE = 6;

/**
 * Slides start at multiples of this frame number, so that the encoder has a still picture before
 * and after each fade (`B_FRAMES` between them) and only needs to blend them.
 */
const STEP = FADE + 1;

export const B_FRAMES = FADE;

export interface Shown {
  /** Including the fade after it. */
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

/** The slides in order, each fading into the next. */
export async function* frames(slides: readonly Shown[]): AsyncGenerator<Buffer> {
  for (const [index, { seconds, picture }] of slides.entries()) {
    const next = slides[index + 1]?.picture;
    const still = STEP * Math.round((seconds * RATE) / STEP) - FADE;
    for (let frame = 0; frame < still; frame += 1) yield picture;
    for (let frame = 1; next && frame <= FADE; frame += 1) yield mixed(picture, next, frame / STEP);
  }
}
