/** Whether what a picture is about stays whole in each frame that the site has for it. */
import type { CaseStudy } from '#contract/collections.ts';
import {
  COVER_FRAMES,
  type FocalPoints,
  type Focus,
  STORY_FRAMES,
  steppedFocus,
} from '#contract/pictures.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import { FOCUS_FILE } from './pack-files.ts';
import { drawingSize } from './pack-pictures.ts';
import { atField } from './yaml-lines.ts';

const COVER = /^media\/covers\//;

/** @param copies path below the content folder to what was read of it */
export function cutMotifs(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
  pictures: Pictures,
): ContentProblem[] {
  const points = (copies.get(FOCUS_FILE) ?? {}) as FocalPoints;
  const stories = (copies.get('case-studies.yaml') ?? []) as CaseStudy[];
  const storyImages = new Set<string>(stories.map(({ image }) => image));
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
 * Whether a frame cuts the motif of a picture that covers it.
 * @param shape of the picture, width by height
 * @param frame the same of the frame
 */
export function cuts({ motif, ...point }: Focus, shape: number, frame: number): boolean {
  if (!motif) return false;
  const { x, y } = steppedFocus(point);
  const outside = (from: number, to: number, point: number, shown: number) => {
    // As `object-position` has it: the focal point of the picture lies on the same of the frame.
    const start = point * (1 - shown);
    return from < start || to > start + 100 * shown;
  };
  return (
    outside(motif.left, motif.right, x, Math.min(1, frame / shape)) ||
    outside(motif.top, motif.bottom, y, Math.min(1, shape / frame))
  );
}
