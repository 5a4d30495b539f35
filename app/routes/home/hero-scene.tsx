import narrow from '#content/media/scenes/home-hero-narrow.svg?raw';
import wide from '#content/media/scenes/home-hero-wide.svg';
import { inUrl } from './drawing-in-url.ts';

const phone = inUrl(narrow);

/**
 * The bridge at dawn. On phones it is most of the first screen, so it stands in the page itself and
 * is there with the first paint; as a picture, whose parts are no elements of the page.
 */
export function HeroScene() {
  return (
    <picture>
      <source media="(width >= 40rem)" srcSet={wide} />
      <img
        src={phone}
        alt=""
        width={620}
        height={640}
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-x-0 -bottom-px -z-1 aspect-620/640 w-full sm:aspect-auto sm:h-[clamp(400px,46vw+86px,800px)]"
      />
    </picture>
  );
}
