import { expect, test } from 'vitest';
import { playerFor } from './player-for.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=43s',
  'http://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a YouTube video', (source) => {
  expect(playerFor(source)).toEqual({ kind: 'embed', src: YOUTUBE });
});

test.each([
  'https://vimeo.com/76979871',
  'https://www.vimeo.com/channels/staffpicks/76979871',
  'https://player.vimeo.com/video/76979871?title=0',
])('%s is a Vimeo video', (source) => {
  expect(playerFor(source)).toEqual({ kind: 'embed', src: VIMEO });
});

test.each(['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871?h=8272103f6e'])(
  '%s is an unlisted Vimeo video',
  (source) => {
    expect(playerFor(source)).toEqual({ kind: 'embed', src: `${VIMEO}&h=8272103f6e` });
  },
);

test.each([
  '/media/day-wide.mp4',
  'https://films.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@tarn',
  'https://youtu.be/',
  'https://vimeo.com/about',
  'javascript:alert(1)',
  'rubbish',
  '',
])('%s is a file', (source) => {
  expect(playerFor(source)).toEqual({ kind: 'file', src: source });
});
