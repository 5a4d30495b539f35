import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendUpload } from './uploads.ts';

const NAME = `${'a'.repeat(20)}-480.webp`;

test('looks a missing name up once in some seconds, and other names not at all', async () => {
  const lookups: string[] = [];
  const app = Fastify();
  app.setNotFoundHandler(
    sendUpload({
      picture: async (name) => {
        lookups.push(name);
        return null;
      },
      file: async (url) => {
        lookups.push(url);
        return null;
      },
    }),
  );
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (let n = 0; n < 5; n++) expect(await statusOf(`/media/${NAME}`)).toBe(404);
  expect(lookups).toEqual([NAME]);
  const video = `/media/uploads/${'b'.repeat(20)}/tour-1.mp4`;
  for (const url of [video, `${video}?v=1`]) expect(await statusOf(url)).toBe(404);
  expect(lookups).toEqual([NAME, video]);
  for (const url of [
    '/media/uploads/tour-1.mp4',
    `/media/uploads/${'b'.repeat(19)}/tour-1.mp4`,
    `/media/uploads/${'b'.repeat(20)}/..%2Ftour.mp4`,
    `/media/${'a'.repeat(20)}-480.jpg`,
  ]) {
    expect(await statusOf(url)).toBe(404);
  }
  expect(lookups).toHaveLength(2);
  await app.close();
});
