import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { Picture as PictureData } from '#contract/pictures.ts';
import { Picture } from './picture.tsx';

const alt = 'Two people shake hands on a suspension bridge before a rising sun';

/** Fails to decode. Unlike a missing file, it causes no error in the browser's console. */
const UNREADABLE = 'data:image/webp;base64,AAAA';

export function examples(pack: LocalizedPack): Examples {
  const [photo] = pack.files<PictureData>(/^media\/demo\/bridge\.jpg\?picture$/);
  if (!photo) throw new Error('The pack has no demo/bridge.jpg');
  const [, bridge] = photo;
  return {
    title: 'Picture',
    examples: [
      {
        name: 'In its own aspect ratio',
        note: 'For a picture by itself, for example in an article.',
        element: <Picture picture={bridge} alt={alt} sizes="(width >= 48.75rem) 640px, 100vw" />,
      },
      {
        name: 'In a frame',
        note: 'The picture fills a frame with a fixed aspect ratio, so that cards in a row are equal.',
        element: (
          <Picture
            picture={bridge}
            alt={alt}
            sizes="288px"
            className="aspect-square w-72 rounded-card"
          />
        ),
      },
      {
        name: 'First on the page',
        note: 'The largest picture on the first screen is not loaded lazily.',
        element: (
          <Picture
            picture={bridge}
            alt={alt}
            sizes="100vw"
            className="aspect-3/1 rounded-panel"
            priority
          />
        ),
      },
      {
        name: 'Failed to load',
        note: 'The blurred placeholder stays; screen readers still read the alternative text.',
        element: (
          <Picture
            picture={{ ...bridge, src: UNREADABLE, sources: [] }}
            alt={alt}
            sizes="288px"
            className="aspect-video w-72 rounded-card"
          />
        ),
      },
    ],
  };
}
