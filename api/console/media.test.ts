import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { MediaDetail, MediaItem } from '#contract/console/media.ts';
import { MEDIA_NOTICES, MEDIA_REFUSALS } from '#contract/media-files.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import {
  animatedGif,
  heicFile,
  phonePhoto,
  plainPicture,
  pngClaiming,
  transparentPicture,
  videoWithPlace,
} from '#tests/media-files.ts';
import { textPdf } from '#tests/resume-pdf.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

interface List {
  items: MediaItem[];
  total: number;
  inProgress: number;
}

interface Answer {
  item: MediaItem;
  notices: string[];
}

describeEachEngine('the media library', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  async function send(path: string, bytes: Uint8Array, staff = editor) {
    const response = await fetch(`${app.origin}${CONSOLE_API}${path}`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    const answer = await response.json();
    return { status: response.status, data: answer.data as Answer, problem: answer };
  }
  const upload = (name: string, bytes: Uint8Array, staff?: SignedIn) =>
    send(`/media?name=${encodeURIComponent(name)}`, bytes, staff);
  const list = async (query = '') => (await editor.call<List>('GET', `/media${query}`)).data;
  const detail = async (path: string) =>
    (await editor.call<MediaDetail>('GET', `/media/item?path=${encodeURIComponent(path)}`)).data;
  const nameOf = ({ id }: MediaItem) => id.replace('media/uploads/', '');
  const bytesOf = async (item: MediaItem, size: string) => {
    const path = `/media/file/${nameOf(item)}?size=${size}&v=${item.digest}`;
    const response = await fetch(`${app.origin}${CONSOLE_API}${path}`, { headers: editor.headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const whenReady = (path: string) =>
    expect.poll(async () => (await detail(path)).state, { timeout: 20_000 }).toBe('ready');

  test('stores a photo of a phone upright and without its place, and makes its sizes', async () => {
    const { status, data } = await upload('Équipe à Pokhara (2).JPG', await phonePhoto());
    expect(status).toBe(200);
    expect(data.notices).toEqual([]);
    expect(data.item).toMatchObject({
      id: 'media/uploads/equipe-a-pokhara-2-1.jpg',
      title: 'Équipe à Pokhara (2)',
      kind: 'picture',
      width: 3000,
      height: 4000,
      version: 1,
      uses: 0,
      uploadedBy: { id: editor.id },
    });
    const { response, bytes } = await bytesOf(data.item, 'original');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const stored = await sharp(bytes).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 3000, height: 4000 });
    expect([stored.exif, stored.xmp, stored.iptc, stored.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    // The corner that was at the upper left lies at the upper right after the turn.
    const [left, right] = await Promise.all(
      [100, 2900].map((x) =>
        sharp(bytes).extract({ left: x, top: 100, width: 1, height: 1 }).raw().toBuffer(),
      ),
    );
    expect((left?.[0] ?? 0) < 80 && (right?.[0] ?? 0) > 190).toBe(true);

    await whenReady(data.item.id);
    const names = await app.engine.db
      .selectFrom('media_renditions')
      .select('name')
      .where('digest', '=', data.item.digest)
      .execute();
    expect(names.map(({ name }) => name.replace(/^[\da-f]{20}-/, '')).sort()).toEqual(
      ['480', '800', '1200', '1600'].flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort(),
    );
    const size = names.find(({ name }) => name.endsWith('-800.webp'))?.name;
    const response2 = await fetch(`${app.origin}/media/${size}`);
    expect(response2.status).toBe(200);
    expect(response2.headers.get('content-type')).toBe('image/webp');
    expect(response2.headers.get('cache-control')).toContain('immutable');
    expect(response2.headers.get('x-content-type-options')).toBe('nosniff');
    const served = await sharp(Buffer.from(await response2.arrayBuffer())).metadata();
    expect(served).toMatchObject({ width: 800, height: 1067 });
    expect(served.exif).toBeUndefined();
    const small = await bytesOf(data.item, 'small');
    expect((await sharp(small.bytes).metadata()).width).toBe(480);
  });

  test.each([
    ['an empty file', async () => Buffer.alloc(0), 'empty'],
    ['a HEIC photo', async () => heicFile(), 'heic'],
    ['a drawing', async () => Buffer.from('<?xml version="1.0"?><svg xmlns=""/>'), 'svg'],
    ['a text', async () => Buffer.from('Hello'), 'unknown'],
    ['a header that claims 100 MP', async () => pngClaiming(10_000, 10_000), 'too-many-pixels'],
    ['a truncated photo', async () => (await phonePhoto()).subarray(0, 20_000), 'damaged'],
    ['a JPEG header and nothing', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'damaged'],
    ['a strip', async () => pngClaiming(2000, 100), 'too-long'],
    ['a broken PDF', async () => Buffer.from('%PDF-1.7\nnothing'), 'pdf-damaged'],
  ] as const)('refuses %s with a sentence', async (_name, bytes, refusal) => {
    const { status, problem } = await upload('photo.jpg', await bytes());
    expect(status).toBe(422);
    expect(problem.detail).toBe(MEDIA_REFUSALS[refusal]);
  });

  test('stores a file by its content, whatever its name says', async () => {
    const { data } = await upload('Photo.png', await plainPicture('webp'));
    expect(data.item.id).toBe('media/uploads/photo-1.webp');
  });

  test('stores the first frame of an animation, and says so', async () => {
    const { data } = await upload('Wave.gif', await animatedGif());
    expect(data.item.id).toBe('media/uploads/wave-1.png');
    expect(data.notices).toEqual([MEDIA_NOTICES.animated]);
    const { bytes } = await bytesOf(data.item, 'original');
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  test('has a file once, and numbers files with the same name', async () => {
    const bytes = await plainPicture('png', '#445566');
    const first = await upload('Office.png', bytes);
    const again = await upload('Office copy.png', bytes);
    expect(again.data.item.id).toBe(first.data.item.id);
    expect(again.data.notices).toEqual([MEDIA_NOTICES.duplicate]);
    const other = await upload('office.jpg', await plainPicture('jpeg', '#665544'));
    expect(other.data.item.id).toBe('media/uploads/office-2.jpg');
  });

  test('serves a video in parts, without the place in it', async () => {
    const { data } = await upload('Tour.mp4', videoWithPlace());
    expect(data.item).toMatchObject({ kind: 'video', state: 'ready' });
    const url = `${app.origin}${data.item.url}`;
    const whole = await fetch(url);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await whole.arrayBuffer()).includes('+27.7')).toBe(false);
    const part = await fetch(url, { headers: { range: 'bytes=0-7' } });
    expect(part.status).toBe(206);
    expect((await fetch(url.replace(/\/[\da-f]{20}\//, `/${'0'.repeat(20)}/`))).status).toBe(404);
    expect((await fetch(`${app.origin}/media/uploads/tour-1.mp4`)).status).toBe(404);
  });

  test('takes a PDF', async () => {
    const { data } = await upload('Paper.pdf', textPdf('Hello'));
    const { response } = await bytesOf(data.item, 'original');
    expect(response.headers.get('content-disposition')).toContain('attachment');
  });

  test('replaces a file under its name, and refuses another kind', async () => {
    const { data } = await upload('Team.jpg', await plainPicture('jpeg', '#101010'));
    const { item } = data;
    const path = `/media/uploads/${nameOf(item)}/replace?version=`;
    const replaced = await send(`${path}1`, await plainPicture('png', '#f0f0f0'));
    expect(replaced.data.item).toMatchObject({ id: item.id, version: 2 });
    expect(replaced.data.item.digest).not.toBe(item.digest);
    const { bytes } = await bytesOf(replaced.data.item, 'original');
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect((await send(`${path}1`, await plainPicture('png'))).status).toBe(409);
    expect((await send(`${path}2`, textPdf('Hello'))).problem.detail).toBe(
      MEDIA_REFUSALS['other-kind'],
    );
    expect((await send(`${path}2`, await transparentPicture())).problem.detail).toBe(
      MEDIA_REFUSALS.transparent,
    );
  });

  test('changes title and focal point, and moves a file to the bin and back', async () => {
    const { data } = await upload('Desk.png', await plainPicture('png', '#123456'));
    const url = `/media/uploads/${nameOf(data.item)}`;
    const changed = await editor.call<MediaItem>('PATCH', url, {
      version: 1,
      title: 'The desk',
      focus: { x: 25, y: 75.4 },
    });
    expect(changed.data).toMatchObject({ title: 'The desk', focus: { x: 25, y: 75 }, version: 2 });
    const stale = await editor.call('PATCH', url, { version: 1, title: 'Another' });
    expect(stale.status).toBe(409);
    expect((await editor.call('DELETE', url)).status).toBe(204);
    const isListed = async (query: string) =>
      (await list(query)).items.some(({ id }) => id === data.item.id);
    expect(await isListed('')).toBe(false);
    expect(await isListed('?filter=bin')).toBe(true);
    expect((await editor.call('POST', `${url}/restore`)).status).toBe(200);
    expect(await isListed('?q=the%20desk')).toBe(true);
    const actions = await app.engine.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', data.item.id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'media-uploaded',
      'media-changed',
      'media-deleted',
      'media-restored',
    ]);
  });

  test('lists the files of the pack with the places that use them', async () => {
    const { items } = await list('?q=covers&filter=pictures');
    const cover = items.find(({ uses }) => uses > 0);
    expect(cover).toMatchObject({ source: 'pack', kind: 'drawing' });
    const { places } = await detail(cover?.id ?? '');
    expect(places[0]).toMatchObject({ file: expect.stringMatching(/\.md$/), field: 'cover' });
    const { items: ofEntry } = await list(`?q=${places[0]?.file}`);
    expect(ofEntry.map(({ id }) => id)).toContain(cover?.id);
  });

  test('lets other roles look, but not change', async () => {
    const reader = await signIn(app, 'reader');
    expect((await reader.call('GET', '/media')).status).toBe(200);
    expect((await upload('No.png', await plainPicture(), reader)).status).toBe(403);
    const { response } = await editor.call('POST', '/media?name=a.png', {});
    expect(response.status).toBe(415);
  });
});
