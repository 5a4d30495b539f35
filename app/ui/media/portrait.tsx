import { usePack } from '#app/pack-context.ts';
import { Avatar } from '#app/ui/media/avatar.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { Picture as PictureFacts } from '#contract/pictures.ts';
import { portraitOf } from './portrait-of.ts';

interface PortraitProps {
  name: string;
  /** Whether one is looked up by the name. */
  hasImage?: boolean;
  /** One that is at hand: a photo, or the URL of a drawing. */
  image?: PictureFacts | string | undefined;
  size?: keyof typeof SIZES;
}

/** Of the picture, and of the initials. */
const SIZES = {
  small: { picture: 'size-12 rounded-full', initials: '', pixels: 48 },
  normal: { picture: 'size-16 rounded-full', initials: '*:size-16 *:text-lg', pixels: 64 },
  team: { picture: 'size-24 rounded-full', initials: '*:size-24 *:text-3xl', pixels: 96 },
  large: {
    picture: 'aspect-square w-36 rounded-card bg-white sm:w-full',
    initials: '*:size-24 *:text-3xl',
    pixels: 208,
  },
} as const;

/** Somebody whose name stands beside it: a photo, a drawing, or initials. */
export function Portrait({ name, hasImage = false, image, size = 'small' }: PortraitProps) {
  const pack = usePack();
  const found = image ?? (hasImage ? portraitOf(pack, name) : undefined);
  const { picture, initials, pixels } = SIZES[size];
  if (!found) {
    return (
      <span className={`flex-none ${initials}`}>
        <Avatar name={name} isNamed />
      </span>
    );
  }
  if (typeof found === 'object') {
    return (
      <Picture picture={found} alt="" sizes={`${pixels}px`} className={`flex-none ${picture}`} />
    );
  }
  return (
    <img
      src={found}
      alt=""
      loading="lazy"
      width={pixels}
      height={pixels}
      className={`flex-none object-cover ${picture}`}
    />
  );
}
