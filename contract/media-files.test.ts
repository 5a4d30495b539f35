import { expect, test } from 'vitest';
import { altProblem } from './alt-text.ts';
import { MEDIA_LIMITS, mediaRefusal, sniffMedia } from './media-files.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['\xff\xd8\xff\xe1', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x20ftypisom\0\0\x02\0isomiso2', 'mp4'],
  ['\x1aE\xdf\xa3\x01', 'webm'],
  ['%PDF-1.7', 'pdf'],
])('knows %j by its bytes', (start, extension) => {
  expect(sniffMedia(bytes(start))).toMatchObject({ extension });
});

test.each([
  ['', 'empty'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'quicktime'],
  ['II*\0', 'tiff'],
  ['<?xml version="1.0"?>\n<svg width="1">', 'svg'],
  ['<!doctype html>', 'unknown'],
  ['MZ\x90\0', 'unknown'],
])('refuses %j', (start, refusal) => {
  expect(mediaRefusal(1, bytes(start))).toBe(refusal);
});

test('refuses files that are too large for their kind', () => {
  const jpeg = bytes('\xff\xd8\xff\xe1');
  expect(mediaRefusal(MEDIA_LIMITS.picture, jpeg)).toBeNull();
  expect(mediaRefusal(MEDIA_LIMITS.picture + 1, jpeg)).toBe('picture-too-large');
  expect(mediaRefusal(MEDIA_LIMITS.video + 1, bytes('\x1aE\xdf\xa3'))).toBe('video-too-large');
});

test.each([
  ['The team in front of the office', 'media/uploads/team-1.jpg', null],
  ['', 'a.jpg', 'Describe what the picture shows, or choose Decorative'],
  ['IMG_2041', 'a.jpg', 'Describe what the picture shows. This is a file name.'],
  ['team-1', 'media/uploads/team-1.jpg', 'Describe what the picture shows. This is a file name.'],
  ['photo.png', 'a.jpg', 'Describe what the picture shows. This is a file name.'],
  ['x'.repeat(251), 'a.jpg', 'Use 250 characters or fewer. You have used 251.'],
])('checks the alternative text %j', (alt, file, problem) => {
  expect(altProblem(alt, file)).toBe(problem);
});

test('a decorative picture needs no alternative text', () => {
  expect(altProblem('', 'a.jpg', { isDecorative: true })).toBeNull();
});
