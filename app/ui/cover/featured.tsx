import { Picture } from '#app/ui/picture/picture.tsx';
import type { Picture as PictureFacts } from '#contract/pictures.ts';

interface FeaturedProps {
  of: {
    featuredImage: string;
    featuredPicture: PictureFacts | null;
    featuredImageAltText: string;
  };
  /** How wide it is shown, as in the `sizes` of an `<img>`. */
  sizes: string;
  /** For the largest picture that is seen at once: fetched first. */
  priority?: boolean;
  className?: string;
  /** Where what it shows is said beside it. */
  decorative?: boolean;
}

/** What an editor chose for a post or an event: a drawing of the pack, or a raster picture. */
export function Featured(props: FeaturedProps) {
  const { of, sizes, priority = false, className = '', decorative = false } = props;
  const alt = decorative ? '' : of.featuredImageAltText;
  if (of.featuredPicture) {
    const { featuredPicture: picture } = of;
    return <Picture {...{ picture, alt, sizes, className, priority }} />;
  }
  return (
    <img
      src={of.featuredImage}
      alt={alt}
      width={640}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={`object-cover ${className}`}
    />
  );
}
