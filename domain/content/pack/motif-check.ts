/** Checks that no frame of the site cuts off part of a picture's motif. */
import type { CaseStudy } from '#contract/collections.ts';
import { COVER_FRAMES, roundFocus, STORY_FRAMES } from '#contract/picture-frames.ts';
import type { FocalPoints, Focus } from '#contract/pictures.ts';
import {
  type ContentProblem,
  FOCUS_FILE,
  type PackSource,
} from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import { drawingSize } from './pack-pictures.ts';
import { atField } from './yaml-lines.ts';

const COVER = /^media\/covers\//;

/** @param copies copy by path below the content folder */
export function cutMotifs(
  contentDir: PackSource,
  copies: ReadonlyMap<string, unknown>,
  pictures: Pictures,
): ContentProblem[] {
  const points = (copies.get(FOCUS_FILE) ?? {}) as FocalPoints;
  const stories = (copies.get('case-studies.yaml') ?? []) as CaseStudy[];
  const storyImages = new Set(stories.map(({ image }) => image));
  return Object.entries(points).flatMap(([file, focus]) => {
    const isStory = storyImages.has(file);
    const frames = isStory ? STORY_FRAMES : COVER.test(file) ? COVER_FRAMES : [];
    const shape = pictures.get(file) ?? drawingSize(contentDir, file) ?? { width: 1, height: 1 };
    return frames
      .filter((frame) => cuts(focus, shape.width / shape.height, frame))
      .map((frame) => {
        const message = `a frame ${frame.toFixed(2)} times as wide as high cuts the motif: move the focal point, or draw it smaller`;
        return atField(contentDir, { file: FOCUS_FILE, path: [file], message });
      });
  });
}

/**
 * True if a frame, filled by a picture with `object-fit: cover`, cuts off part of its motif.
 * @param shape width divided by height of the picture
 * @param frame width divided by height of the frame
 */
export function cuts({ motif, ...point }: Focus, shape: number, frame: number): boolean {
  if (!motif) return false;
  const { x, y } = roundFocus(point);
  const isCut = (from: number, to: number, point: number, visibleShare: number) => {
    // `object-position` puts the picture's focal point on the same percentage of the frame.
    const start = point * (1 - visibleShare);
    return from < start || to > start + 100 * visibleShare;
  };
  return (
    isCut(motif.left, motif.right, x, Math.min(1, frame / shape)) ||
    isCut(motif.top, motif.bottom, y, Math.min(1, shape / frame))
  );
}
