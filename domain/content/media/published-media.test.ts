import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  existsInPack,
  FOCUS_FILE,
  readPackText,
  withEdits,
} from '#domain/content/pack-files/index.ts';
import { readPictures } from '#domain/content/pictures/index.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { plainPicture } from '#tests/media-files.ts';
import { PACK } from '#tests/pack.ts';
import { storeObject } from './media-objects.ts';
import { mediaSources } from './media-sources.ts';
import { countMediaUses } from './media-uses.ts';
import { withUploads } from './published-media.ts';

const PATH = 'media/uploads/team-1.png';
const TEXT = `---\ntitle: A post\ncover: ${PATH}\n---\nA text.\n`;
const NOW = 1_800_000_000_000;

describeEachEngine('uploads in a pack', (engine) => {
  let opened: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    opened = await makeDb(engine);
    const { db } = opened;
    const bytes = await plainPicture('png');
    const picture = { width: 640, height: 480, placeholder: 'data:image/webp;base64,AA', bytes };
    const facts = { ...picture, isAnimated: false, isShrunk: false };
    const { digest } = await storeObject(db, { bytes, extension: 'png' }, facts, NOW);
    const focus = { focus_x: 30, focus_y: 70 };
    const who = { uploaded_by: 'someone', uploaded_at: NOW };
    const file = { path: PATH, digest, title: 'The team', ...focus, ...who };
    await db.insertInto('media_files').values(file).execute();
  });
  afterAll(() => opened.drop());

  test('are read like files of the folder, with their focal points', async () => {
    const source = withEdits(PACK, [['blogs/a-new-post.md', { text: TEXT }]]);
    const withFiles = await withUploads(opened.db, source);
    expect(existsInPack(withFiles, PATH)).toBe(true);
    const { pictures, problems } = await readPictures(withFiles);
    expect(problems).toEqual([]);
    expect(pictures.get(PATH)).toMatchObject({
      width: 640,
      placeholder: 'data:image/webp;base64,AA',
    });
    const focus = readPackText(withFiles, FOCUS_FILE);
    expect(focus).toBe(`${readPackText(PACK, FOCUS_FILE)}${PATH}: { x: 30, y: 70 }\n`);
  });

  test('are left out of a pack that does not name them', async () => {
    expect(await withUploads(opened.db, PACK)).toBe(PACK);
  });

  test('are used by drafts too', async () => {
    const { db } = opened;
    const entry = { file: 'blogs/a-draft.md', title: 'A draft', updated_at: NOW };
    await db
      .insertInto('entries')
      .values({
        ...entry,
        kind: 'blogs',
        base_version: null,
        published_version: null,
        last_version: 0,
        deleted_at: null,
      })
      .execute();
    const draft = { source: TEXT, base_version: null, version: 1, staff_id: null };
    await db
      .insertInto('entry_drafts')
      .values({ file: entry.file, updated_at: NOW, ...draft })
      .execute();
    const folder = new Map([['pages/about.yaml', `picture: ${PATH}`]]);
    expect(countMediaUses(await mediaSources(db, folder)).get(PATH)).toBe(2);
  });
});
