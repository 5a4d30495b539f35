import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { publicVideo } from './video-object.ts';

const ORIGIN = 'https://a.example';
const VIDEO = {
  title: 'Film',
  description: 'Of it.',
  src: '/assets/f.mp4',
  poster: '/assets/f.webp',
};

test('a video of the pack has its file and its date', () => {
  expect(
    publicVideo({ ...VIDEO, published: '2026-11-21' }, { pack, origin: ORIGIN }),
  ).toMatchObject([
    {
      uploadDate: '2026-11-21T00:00:00+05:45',
      contentUrl: 'https://a.example/assets/f.mp4',
      thumbnailUrl: ['https://a.example/assets/f.webp'],
    },
  ]);
});

test('a video of the pack has the duration of its file', () => {
  const [[, src] = ['', '']] = pack.files<string>(/solution-build-wide\.mp4$/);
  expect(
    publicVideo({ ...VIDEO, src, published: '2026-11-21' }, { pack, origin: ORIGIN }),
  ).toMatchObject([{ contentUrl: ORIGIN + src, duration: 'PT8S' }]);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s has its player, without autoplay', (src, embedUrl) => {
  const [video] = publicVideo({ ...VIDEO, src, published: '2026-11-21' }, { pack, origin: ORIGIN });
  expect(video).toMatchObject({ embedUrl });
  expect(video).not.toHaveProperty('contentUrl');
});

test('returns nothing without a date or a known player', () => {
  expect(publicVideo(VIDEO, { pack, origin: ORIGIN })).toEqual([]);
  const unknownPlayer = { ...VIDEO, src: 'https://youtu.be/x', published: '2026-11-21' };
  expect(publicVideo(unknownPlayer, { pack, origin: ORIGIN })).toEqual([]);
});
