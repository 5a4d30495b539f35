import { expect, test } from 'vitest';
import { publicFilm } from './video-object.ts';

const ORIGIN = 'https://a.example';
const FILM = {
  title: 'Film',
  description: 'Of it.',
  src: '/assets/f.mp4',
  poster: '/assets/f.webp',
};

test('a film of the pack is told with its file, from the day on that is known', () => {
  expect(publicFilm({ ...FILM, published: '2026-11-21' }, ORIGIN)).toMatchObject([
    {
      uploadDate: '2026-11-21T00:00:00+05:45',
      contentUrl: 'https://a.example/assets/f.mp4',
      thumbnailUrl: ['https://a.example/assets/f.webp'],
    },
  ]);
});

test('nothing is told of one that nobody knows the day of, or that is a page elsewhere', () => {
  expect(publicFilm(FILM, ORIGIN)).toEqual([]);
  const elsewhere = { ...FILM, src: 'https://youtu.be/x', published: '2026-11-21' };
  expect(publicFilm(elsewhere, ORIGIN)).toEqual([]);
});
