import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { Picture as PictureData } from '#contract/pictures.ts';
import { Picture } from './picture.tsx';

const alt = 'Two people shake hands on a suspension bridge before a rising sun';

export function examples(pack: LocalizedPack): Examples {
  const [photo] = pack.files<PictureData>(/^media\/demo\/bridge\.jpg\?picture$/);
  if (!photo) throw new Error('The pack has no demo/bridge.jpg');
  const [, bridge] = photo;
  return {
    title: 'Picture',
    examples: [
      {
        name: 'In its own shape',
        note: 'Where a picture stands by itself, in an article for example.',
        element: <Picture picture={bridge} alt={alt} sizes="(width >= 48.75rem) 640px, 100vw" />,
      },
      {
        name: 'In a frame',
        note: 'The frame gives the shape, the picture fills it: cards in a row stay equal.',
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
        note: 'The largest picture that is seen at once does not wait to be scrolled to.',
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
        name: 'That cannot be loaded',
        note: 'The blurred placeholder stays; those who hear the page hear what it shows.',
        element: (
          <Picture
            picture={{ ...bridge, src: '/media/none.webp', sources: [] }}
            alt={alt}
            sizes="288px"
            className="aspect-video w-72 rounded-card"
          />
        ),
      },
    ],
  };
}
