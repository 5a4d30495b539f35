import type { Picture as PictureFacts, PictureSource } from '#contract/pictures.ts';
import { focusClass } from './focus.ts';

interface PictureProps {
  picture: PictureFacts;
  /** Empty for one that only decorates. */
  alt: string;
  /** How wide it is shown, as in the `sizes` of an `<img>`. */
  sizes: string;
  /** For the frame: its width, shape and corners. The picture fills it. */
  className?: string;
  loading?: 'lazy' | 'eager';
  /** For the largest picture that is seen at once: fetched first. */
  priority?: boolean;
}

/** A raster picture in the form and size that the browser likes best, blurred until it is there. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, className = '', priority = false } = props;
  const { loading = priority ? 'eager' : 'lazy' } = props;
  const focus = focusClass(picture.focus);

  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {picture.placeholder && (
        <img
          src={picture.placeholder}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full scale-110 object-cover blur-md${focus}`}
        />
      )}
      <picture className="contents">
        {picture.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcSetOf(srcset)} sizes={sizes} />
        ))}
        <img
          src={picture.src}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={loading}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          // Where it fails, only the browser's broken icon goes: those who hear the page still hear of it.
          className={`relative block size-full object-cover data-failed:opacity-0${focus}`}
        />
      </picture>
    </span>
  );
}

function srcSetOf(srcset: PictureSource['srcset']): string {
  return srcset.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
