import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { publicFilm } from './video-object.ts';

const ORIGIN = 'https://a.example';
const FILM = {
  title: 'Film',
  description: 'Of it.',
  src: '/assets/f.mp4',
  poster: '/assets/f.webp',
};

test('a film of the pack is told with its file, from the day on that is known', () => {
  expect(publicFilm({ ...FILM, published: '2026-11-21' }, { pack, origin: ORIGIN })).toMatchObject([
    {
      uploadDate: '2026-11-21T00:00:00+05:45',
      contentUrl: 'https://a.example/assets/f.mp4',
      thumbnailUrl: ['https://a.example/assets/f.webp'],
    },
  ]);
});

test('a film of the pack lasts as long as its file', () => {
  const [[, src] = ['', '']] = pack.files<string>(/solution-build-wide\.mp4$/);
  expect(
    publicFilm({ ...FILM, src, published: '2026-11-21' }, { pack, origin: ORIGIN }),
  ).toMatchObject([{ contentUrl: ORIGIN + src, duration: 'PT8S' }]);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s is told by its player, which starts nothing by itself', (src, embedUrl) => {
  const [film] = publicFilm({ ...FILM, src, published: '2026-11-21' }, { pack, origin: ORIGIN });
  expect(film).toMatchObject({ embedUrl });
  expect(film).not.toHaveProperty('contentUrl');
});

test('nothing is told of one that nobody knows the day of, or that is a page without a player', () => {
  expect(publicFilm(FILM, { pack, origin: ORIGIN })).toEqual([]);
  const elsewhere = { ...FILM, src: 'https://youtu.be/x', published: '2026-11-21' };
  expect(publicFilm(elsewhere, { pack, origin: ORIGIN })).toEqual([]);
});
