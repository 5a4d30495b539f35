import type { Picture as PictureFacts, PictureSource } from '#contract/pictures.ts';
import { focusClass } from './focus.ts';

interface PictureProps {
  picture: PictureFacts;
  /** Empty for a decorative picture. */
  alt: string;
  /** The displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Width, aspect ratio and corners of the frame, which the picture fills. */
  className?: string;
  loading?: 'lazy' | 'eager';
  /** Fetched first, for the largest picture on the first screen. */
  priority?: boolean;
}

/** A raster picture in the best format and size for the browser, with a blurred placeholder. */
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
          className={`absolute inset-0 size-full scale-110 object-cover [filter:blur(12px)] ${focus}`}
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
          // Hides only the broken image icon of a failed picture; screen readers still read `alt`.
          className={`relative block size-full object-cover data-failed:opacity-0 ${focus}`}
        />
      </picture>
    </span>
  );
}

function srcSetOf(srcset: PictureSource['srcset']): string {
  return srcset.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
