import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture as PictureFacts } from '#contract/pictures.ts';
import { Picture } from './picture.tsx';

const picture: PictureFacts = {
  width: 800,
  height: 500,
  placeholder: 'data:image/webp;base64,AAAA',
  sources: [
    { type: 'image/avif', srcset: [{ src: '/media/a-480.avif', width: 480 }] },
    {
      type: 'image/webp',
      srcset: [
        { src: '/media/a-480.webp', width: 480 },
        { src: '/media/a-800.webp', width: 800 },
      ],
    },
  ],
  src: '/media/a-800.webp',
};
const render = (props: object) =>
  renderToStaticMarkup(
    createElement(Picture, { picture, alt: 'A bridge', sizes: '50vw', ...props }),
  );

test('has its size, its sources in order of preference, and no inline style', () => {
  const html = render({});
  expect(html).toMatch(/<img src="\/media\/a-800\.webp" alt="A bridge" width="800" height="500"/);
  expect(html).toMatch(
    /image\/avif[\s\S]*srcSet="\/media\/a-480\.webp 480w, \/media\/a-800\.webp 800w"/,
  );
  expect(html).toMatch(/loading="lazy" decoding="async"/);
  expect(html).toContain('src="data:image/webp;base64,AAAA" alt="" aria-hidden="true"');
  expect(html).not.toContain('style=');
});

test('loads eagerly with priority, and has no placeholder if it is transparent', () => {
  const html = render({ priority: true });
  expect(html).toMatch(/loading="eager"[^>]*fetchPriority="high"/);
  expect(render({ picture: { ...picture, placeholder: null } })).not.toContain('data:');
});

test('turns a focal point into classes in steps of 10 %', () => {
  const html = render({ picture: { ...picture, focus: { x: 38, y: 62 } } });
  expect(html.match(/focal focus-x-40 focus-y-60/g), 'includes the placeholder').toHaveLength(2);
  expect(render({})).not.toContain('focal');
});
