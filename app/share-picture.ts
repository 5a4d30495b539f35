/** The picture that networks and messengers show beside a link to a page. */
import type { Picture } from '#contract/pictures.ts';
import { BRAND_SHARE_IMAGE, SHARE_SIZE, shareImagePath } from '#contract/share-image.ts';

export interface SharePicture {
  /** A path on this site, or a URL elsewhere. */
  src: string;
  /** Alternative text. */
  alt: string;
  /** Omitted if unknown, as for pictures of other hosts. */
  facts?: { type: string; width: number; height: number };
}

interface Featured {
  /** URL of an entry's cover, or empty. */
  featuredImage: string;
  featuredPicture?: Picture | null | undefined;
  featuredImageAltText?: string | undefined;
}

const DRAWN_COVER = /^(\/media\/covers\/[a-z\d-]+)\.svg$/;

/** Networks show no SVG, so each drawn cover is served as a JPEG as well. */
function shareImage(featuredImage: string): string {
  return featuredImage.replace(DRAWN_COVER, '$1.jpg');
}

/** An entry's own picture; undefined if it has none. */
export function featuredSharePicture(entry: Featured): SharePicture | undefined {
  const { featuredImage, featuredPicture, featuredImageAltText: alt = '' } = entry;
  if (!featuredImage) return undefined;
  const facts = DRAWN_COVER.test(featuredImage)
    ? { type: 'image/jpeg', ...SHARE_SIZE }
    : rasterFacts(featuredImage, featuredPicture);
  return { src: shareImage(featuredImage), alt, ...(facts && { facts }) };
}

/** The width of the shared file is part of its name. */
function rasterFacts(src: string, picture: Picture | null | undefined) {
  const width = Number(/^\/media\/[\da-f]+-(\d+)\.webp$/.exec(src)?.[1]);
  if (!picture || !width) return undefined;
  const height = Math.round((picture.height * width) / picture.width);
  return { type: 'image/webp', width, height };
}

/** The drawn picture of a page without its own. */
export function drawnSharePicture(pathname: string, alt: string): SharePicture {
  return { src: shareImagePath(pathname), alt, facts: { type: 'image/png', ...SHARE_SIZE } };
}

/** The brand's picture, for pages that are not indexed. */
export function brandSharePicture(alt: string): SharePicture {
  return { src: BRAND_SHARE_IMAGE, alt, facts: { type: 'image/jpeg', ...SHARE_SIZE } };
}

/** The full URL of a cover, or of the brand's picture without a cover. */
export function imageUrl(featuredImage: string | undefined, origin: string): string {
  const path = (featuredImage && shareImage(featuredImage)) || BRAND_SHARE_IMAGE;
  return new URL(URL.canParse(path, origin) ? path : BRAND_SHARE_IMAGE, origin).href;
}
