import { pictureUrl, positionOf } from '#console/views/media/media-facts.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { COVER_FRAMES, STORY_FRAMES } from '#contract/picture-frames.ts';
import type { Point } from './focal-point.tsx';

const [card, banner] = COVER_FRAMES;
const [above, beside] = STORY_FRAMES;

const FRAMES = [
  { label: 'Card', ratio: card },
  { label: 'Banner', ratio: banner },
  { label: 'Story', ratio: above },
  { label: 'Tall', ratio: beside },
] as const;

/** How the site crops a picture with this focal point. */
export function CropPreviews({ item, focus }: { item: MediaItem; focus: Point }) {
  const url = pictureUrl(item, 'small');
  if (!url) return null;
  return (
    <ul aria-label="Crops on the site" className="flex flex-wrap items-end gap-3">
      {FRAMES.map(({ label, ratio }) => (
        <li key={label} className="grid gap-1">
          <img
            src={url}
            alt=""
            className="h-20 rounded-sm object-cover max-sm:h-11"
            style={{ aspectRatio: ratio, objectPosition: positionOf(focus) }}
          />
          <span className="text-xs text-quiet">{label}</span>
        </li>
      ))}
    </ul>
  );
}
