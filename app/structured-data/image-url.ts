import { shareImage } from '#app/share-picture.ts';

const BRAND = '/icons/share.jpg';

/** The full URL of a cover, or of the brand's picture where there is none. */
export function imageUrl(featuredImage: string | undefined, origin: string): string {
  const own = (featuredImage && shareImage(featuredImage)) || BRAND;
  return new URL(URL.canParse(own, origin) ? own : BRAND, origin).href;
}
