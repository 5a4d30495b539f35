import { usePack } from '#app/pack-context.ts';
import { Avatar } from '#app/ui/media/avatar.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { Picture as PictureFacts } from '#contract/pictures.ts';
import { portraitOf } from './portrait-of.ts';

interface PortraitProps {
  name: string;
  /** Looks up a photo or drawing by name. */
  hasImage?: boolean;
  /** A photo, or the URL of a drawing; replaces the lookup. */
  image?: PictureFacts | string | undefined;
  size?: keyof typeof SIZES;
}

const SIZES = {
  small: { picture: 'size-12 rounded-full', initials: '', pixels: 48 },
  normal: { picture: 'size-16 rounded-full', initials: '*:size-16 *:text-lg', pixels: 64 },
  team: { picture: 'size-24 rounded-full', initials: '*:size-24 *:text-2xl', pixels: 96 },
  large: {
    picture: 'aspect-square w-36 rounded-card bg-white sm:w-full',
    initials: '*:size-24 *:text-2xl',
    pixels: 208,
  },
} as const;

/** A photo, a drawing or initials; decorative, because the name must be beside it. */
export function Portrait({ name, hasImage = false, image, size = 'small' }: PortraitProps) {
  const pack = usePack();
  const portrait = image ?? (hasImage ? portraitOf(pack, name) : undefined);
  const { picture, initials, pixels } = SIZES[size];
  if (!portrait) {
    return (
      <span className={`flex-none ${initials}`}>
        <Avatar name={name} isDecorative />
      </span>
    );
  }
  if (typeof portrait === 'object') {
    return (
      <Picture picture={portrait} alt="" sizes={`${pixels}px`} className={`flex-none ${picture}`} />
    );
  }
  return (
    <img
      src={portrait}
      alt=""
      loading="lazy"
      width={pixels}
      height={pixels}
      className={`flex-none object-cover ${picture}`}
    />
  );
}
