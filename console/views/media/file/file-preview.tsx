import { Icon } from '#console/ui/icon.tsx';
import { KIND_ICONS, pictureUrl } from '#console/views/media/media-facts.ts';
import type { MediaItem } from '#contract/console/media.ts';

/** The file as large as there is room. */
export function FilePreview({ item }: { item: MediaItem }) {
  const url = pictureUrl(item, 'large');
  if (url) {
    return (
      <img
        src={url}
        alt={`Preview of ${item.title}`}
        width={item.width ?? undefined}
        height={item.height ?? undefined}
        className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-inner bg-sunken object-contain"
      />
    );
  }
  if (item.kind === 'video' && item.url) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a preview for the person who uploaded it
      <video src={item.url} controls preload="metadata" className="w-full rounded-inner" />
    );
  }
  return (
    <div className="grid justify-items-center rounded-inner bg-sunken px-6 py-14">
      <Icon name={KIND_ICONS[item.kind]} size={24} className="text-quiet" />
    </div>
  );
}
