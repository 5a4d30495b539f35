import { useState } from 'react';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import narrow from '#content/media/scenes/home-hero-narrow.svg';
import narrowText from '#content/media/scenes/home-hero-narrow.svg?raw';
import wide from '#content/media/scenes/home-hero-wide.svg';

/** Nothing, for windows in which the picture is not shown. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const PLACE = 'absolute inset-x-0 -bottom-px -z-1';
const PHONE = `${PLACE} aspect-620/640 w-full sm:hidden`;

/** The browser's bundle does not carry the drawing: React leaves what the server sent as it is. */
const drawing = import.meta.env.SSR ? narrowText : '';

/**
 * The bridge at dawn. On phones it is most of the first screen, so it stands in the page itself and
 * is there with the first paint; a visitor who comes from another page gets it as a file.
 */
export function HeroScene() {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return (
    <>
      {isFromServer ? (
        <div
          aria-hidden="true"
          className={`${PHONE} *:size-full`}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ) : (
        <img src={narrow} alt="" width={620} height={640} className={PHONE} />
      )}
      <picture>
        <source media="(width >= 40rem)" srcSet={wide} />
        <img
          src={BLANK}
          fetchPriority="high"
          alt=""
          className={`${PLACE} w-full max-sm:hidden sm:h-[clamp(400px,46vw+86px,800px)]`}
        />
      </picture>
    </>
  );
}
