import { usePack } from '#app/pack-context.ts';
import { focusOf } from '#app/ui/media/focus.ts';
import { Picture } from '#app/ui/media/picture.tsx';
import type { Picture as PictureFacts } from '#contract/pictures.ts';

interface FeaturedProps {
  entry: {
    featuredImage: string;
    featuredPicture: PictureFacts | null;
    featuredImageAltText: string;
  };
  /** The displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  loading?: 'lazy' | 'eager';
  /** Fetched first, for the largest picture on the first screen. */
  priority?: boolean;
  className?: string;
  /** Has no alternative text, because the text beside it is sufficient. */
  decorative?: boolean;
}

/** The cover of an entry from the API: a picture in several formats and sizes, or a single URL. */
export function FeaturedPicture(props: FeaturedProps) {
  const pack = usePack();
  const { entry, sizes, priority = false, className = '', decorative = false } = props;
  const { loading = priority ? 'eager' : 'lazy' } = props;
  const alt = decorative ? '' : entry.featuredImageAltText;
  if (entry.featuredPicture) {
    const { featuredPicture } = entry;
    return (
      <Picture
        picture={featuredPicture}
        alt={alt}
        sizes={sizes}
        loading={loading}
        priority={priority}
        className={className}
      />
    );
  }
  return (
    <img
      src={entry.featuredImage}
      alt={alt}
      width={640}
      height={360}
      loading={loading}
      fetchPriority={priority ? 'high' : undefined}
      className={`${className} ${focusOf(pack, entry.featuredImage)}`}
    />
  );
}
