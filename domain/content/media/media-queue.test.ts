import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BIN_LIFETIME } from '#contract/media-files.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { readObject, storeObject } from './media-objects.ts';
import { purgeMedia } from './media-purge.ts';
import {
  claimPicture,
  failPicture,
  finishPicture,
  releasePicture,
  requireRoomInQueue,
} from './media-queue.ts';
import { copyObject, readRendition } from './served-media.ts';

const NOW = 1_800_000_000_000;
const LEASE = 1000;

describeEachEngine('the queue of pictures', (engine) => {
  let opened: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    opened = await makeDb(engine);
  });
  afterAll(() => opened.drop());
  beforeEach(async () => {
    await opened.db.deleteFrom('media_files').execute();
    await opened.db.deleteFrom('media_objects').execute();
  });

  /** Adds a file with this content. @returns its digest */
  async function add(content: string | Buffer, now = NOW): Promise<string> {
    const bytes = Buffer.from(content);
    const facts = { width: 640, height: 480, placeholder: 'data:', bytes };
    const picture = { ...facts, isAnimated: false, isShrunk: false };
    const { digest } = await storeObject(opened.db, { bytes, extension: 'jpg' }, picture, now);
    await opened.db
      .insertInto('media_files')
      .values({
        path: `media/uploads/${digest}.jpg`,
        digest,
        title: 'A title',
        uploaded_by: 'someone',
        uploaded_at: now,
      })
      .execute();
    await opened.db
      .updateTable('media_objects')
      .set({ unused_at: null })
      .where('digest', '=', digest)
      .execute();
    return digest;
  }
  const claim = (now = NOW) => claimPicture(opened.db, { now, until: now + LEASE });
  const stateOf = async (digest: string) =>
    (
      await opened.db
        .selectFrom('media_objects')
        .select('state')
        .where('digest', '=', digest)
        .executeTakeFirst()
    )?.state;

  test('stores content of several parts once', async () => {
    const bytes = Buffer.alloc(2.5 * 1024 * 1024, 'abc');
    const digest = await add(bytes);
    await storeObject(opened.db, { bytes, extension: 'jpg' }, null, NOW);
    expect((await readObject(opened.db, digest))?.equals(bytes)).toBe(true);
    expect(await readObject(opened.db, 'unknown')).toBeNull();
  });

  test('makes one picture at a time, the oldest first', async () => {
    const second = await add('second', NOW + 1);
    const first = await add('first', NOW);
    const claimed = await claim();
    expect(claimed).toMatchObject({ digest: first, width: 640, isOpaque: true });
    expect(claimed?.bytes.toString()).toBe('first');
    expect(await claim()).toBeNull();
    if (claimed) {
      const renditions = [{ name: 'abc-480.webp', bytes: Buffer.from('small') }];
      await finishPicture(opened.db, claimed, renditions, NOW);
    }
    expect(await stateOf(first)).toBe('ready');
    expect((await readRendition(opened.db, 'abc-480.webp'))?.toString()).toBe('small');
    expect((await claim())?.digest).toBe(second);
  });

  test('makes a picture again whose process died, and then fails it', async () => {
    const digest = await add('deadly');
    await claim(NOW);
    expect(await claim(NOW + LEASE / 2)).toBeNull();
    expect((await claim(NOW + LEASE + 1))?.digest).toBe(digest);
    expect(await claim(NOW + 2 * LEASE + 2)).toBeNull();
    expect(await stateOf(digest)).toBe('failed');
  });

  test('tries a failed picture once more, and one that was released as often as before', async () => {
    const digest = await add('bad');
    await claim();
    await failPicture(opened.db, digest, NOW);
    expect(await stateOf(digest)).toBe('queued');
    await claim();
    await releasePicture(opened.db, digest);
    await claim();
    await failPicture(opened.db, digest, NOW);
    expect(await stateOf(digest)).toBe('failed');
  });

  test('does not make a picture whose parts may be incomplete', async () => {
    await storeObject(
      opened.db,
      { bytes: Buffer.from('x'), extension: 'jpg' },
      {
        ...{ width: 1, height: 1, placeholder: null, bytes: Buffer.from('x') },
        ...{ isAnimated: false, isShrunk: false },
      },
      NOW,
    );
    expect(await claim()).toBeNull();
  });

  test('refuses the 51st picture', async () => {
    for (let n = 0; n < 50; n++) {
      await expect(requireRoomInQueue(opened.db)).resolves.toBeUndefined();
      await add(`picture ${n}`);
    }
    await expect(requireRoomInQueue(opened.db)).rejects.toThrow(/^50 pictures are waiting/);
  });

  test('empties the bin after 30 days, with the content that no other file has', async () => {
    const digest = await add('to delete');
    const copy = await copyObject(opened.db, digest, 'jpg');
    expect(copy).not.toBeNull();
    await opened.db.updateTable('media_files').set({ deleted_at: NOW }).execute();
    await purgeMedia(opened.db, NOW + BIN_LIFETIME - 1);
    expect(await stateOf(digest)).toBe('queued');
    await purgeMedia(opened.db, NOW + BIN_LIFETIME + 1);
    expect(await stateOf(digest)).toBeUndefined();
    expect(await readObject(opened.db, digest)).toBeNull();
    expect(await copyObject(opened.db, digest, 'jpg')).toBeNull();
  });
});
