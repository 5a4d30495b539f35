/** Words and URLs for the files of the library. */
import { urlOf } from '#console/api/call.ts';
import { formatNumber } from '#console/ui/formats.ts';
import type { IconName } from '#console/ui/icon.tsx';
import type { MediaItem } from '#contract/console/media.ts';

const UNITS = ['KB', 'MB', 'GB'] as const;

/** `820 KB`, `2.1 MB` */
export function formatBytes(bytes: number): string {
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1024;
    unit++;
  }
  const rounded = value < 10 ? Math.ceil(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded)} ${UNITS[unit]}`;
}

export const KIND_ICONS = {
  picture: 'image',
  drawing: 'image',
  video: 'film',
  pdf: 'file-text',
} as const satisfies Record<MediaItem['kind'], IconName>;

export const KIND_NAMES: Record<MediaItem['kind'], string> = {
  picture: 'Picture',
  drawing: 'Drawing',
  video: 'Video',
  pdf: 'PDF',
};

/** The part of its path that the API's URLs have. */
export const nameOf = ({ id }: MediaItem) => id.replace(/^.*\//, '');

export const linkTo = ({ id }: Pick<MediaItem, 'id'>) =>
  `/media/file?path=${encodeURIComponent(id)}`;

/** The URL of the picture that shows a file; null without one. */
export function pictureUrl(item: MediaItem, size: 'small' | 'large'): string | null {
  if (item.kind === 'video' || item.kind === 'pdf') return null;
  if (item.source === 'pack') return item.url;
  const query = { size, v: item.digest };
  return urlOf('getMediaFile', { params: { name: nameOf(item) }, query });
}

/** The URL from which the whole file is downloaded; null without one. */
export function originalUrl(item: MediaItem): string | null {
  if (item.source === 'pack') return item.url;
  const query = { size: 'original', v: item.digest } as const;
  return urlOf('getMediaFile', { params: { name: nameOf(item) }, query });
}

/** `3,000 × 4,000`; empty without a size. */
export const sizeOf = ({ width, height }: MediaItem) =>
  width && height ? `${formatNumber(width)} × ${formatNumber(height)}` : '';

export const usesOf = ({ uses }: Pick<MediaItem, 'uses'>) =>
  uses === 0 ? 'Not used' : uses === 1 ? 'Used in 1 place' : `Used in ${uses} places`;

/** The CSS value that keeps a focal point visible. */
export const positionOf = (focus: { x: number; y: number } | null) =>
  focus ? `${focus.x}% ${focus.y}%` : undefined;
