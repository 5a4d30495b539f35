import type { LocalizedPack } from '#app/pack.ts';
import { useMedia, usePack } from '#app/pack-context.ts';

/** What a URL or the attribute that it stands in would take for something else. */
const SPECIAL = /[%#"'<>&\s]/g;

/** An SVG as a `data:` URL. */
export function inUrl(svg: string): string {
  const text = svg
    .trim()
    .replace(SPECIAL, (it) => `%${it.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `data:image/svg+xml,${text}`;
}

const phoneOf = (pack: LocalizedPack) => inUrl(pack.drawing('scenes/home-hero-narrow.svg'));

/**
 * The bridge at dawn. On phones it is most of the first screen, so it stands in the page itself and
 * is there with the first paint; as a picture, whose parts are no elements of the page.
 */
export function HeroScene() {
  const pack = usePack();
  const wide = useMedia('scenes/home-hero-wide.svg');
  return (
    <picture>
      <source media="(width >= 40rem)" srcSet={wide} />
      <img
        src={phoneOf(pack)}
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
