import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { MediaDetail, MediaItem } from '#contract/console/media.ts';
import { MEDIA_NOTICES, MEDIA_REFUSALS } from '#contract/media-files.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { heicFile, phonePhoto, plainPicture, videoWithPlace } from '#tests/media-files.ts';
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
  test('stores a picture without metadata, makes its sizes and serves them', async () => {
    const photo = await phonePhoto({ width: 600, height: 400 });
    const { status, data } = await upload('Équipe à Pokhara (2).PNG', photo);
    expect(status).toBe(200);
    expect(data.notices).toEqual([]);
    expect(data.item).toMatchObject({
      id: 'media/uploads/equipe-a-pokhara-2-1.jpg',
      title: 'Équipe à Pokhara (2)',
      kind: 'picture',
      width: 400,
      height: 600,
      version: 1,
      uses: 0,
      uploadedBy: { id: editor.id },
    });
    const { response, bytes } = await bytesOf(data.item, 'original');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="equipe-a-pokhara-2-1.jpg"',
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 600 });

    await expect
      .poll(async () => (await detail(data.item.id)).state, { timeout: 20_000 })
      .toBe('ready');
    const { name } = await app.engine.db
      .selectFrom('media_renditions')
      .select('name')
      .where('digest', '=', data.item.digest)
      .where('name', 'like', '%-400.webp')
      .executeTakeFirstOrThrow();
    const served = await fetch(`${app.origin}/media/${name}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(50);
    const unknown = `${app.origin}/media/${'0'.repeat(20)}-400.webp`;
    expect((await fetch(unknown)).status).toBe(404);
    const small = await bytesOf(data.item, 'small');
    expect(small.response.headers.get('cache-control')).toContain('immutable');
    expect(small.response.headers.get('content-disposition')).toBeNull();
    expect((await sharp(small.bytes).metadata()).format).toBe('webp');
  });

  test.each([
    ['an empty file', async () => Buffer.alloc(0), 'empty'],
    ['a HEIC photo', async () => heicFile(), 'heic'],
    ['a truncated picture', async () => (await plainPicture('png')).subarray(0, 900), 'damaged'],
    ['a broken PDF', async () => Buffer.from('%PDF-1.7\nnothing'), 'pdf-damaged'],
  ] as const)('refuses %s with a sentence', async (_name, bytes, refusal) => {
    const { status, problem } = await upload('photo.jpg', await bytes());
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ field: 'file', message: MEDIA_REFUSALS[refusal] }]);
  });

  test('has a file once, and numbers files with the same name', async () => {
    const first = await upload('Office.mp4', videoWithPlace(1));
    const again = await upload('Office copy.mp4', videoWithPlace(1));
    expect(again.data.item.id).toBe(first.data.item.id);
    expect(again.data.notices).toEqual([MEDIA_NOTICES.duplicate]);
    const other = await upload('office.mp4', videoWithPlace(2));
    expect(other.data.item.id).toBe('media/uploads/office-2.mp4');
  });

  test('serves a video in parts, without the place in it', async () => {
    const warnings: string[] = [];
    const warn = ({ name }: Error) => void warnings.push(name);
    process.on('warning', warn);
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
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  test('takes a PDF', async () => {
    const { data } = await upload('Paper.pdf', textPdf('Hello'));
    const { response } = await bytesOf(data.item, 'original');
    expect(response.headers.get('content-disposition')).toContain('attachment');
  });

  test('replaces a file under its name, and refuses another kind', async () => {
    const { item } = (await upload('Team.mp4', videoWithPlace(3))).data;
    const path = `/media/uploads/${nameOf(item)}/replace?version=`;
    const replaced = await send(`${path}1`, videoWithPlace(4));
    expect(replaced.data.item).toMatchObject({ id: item.id, version: 2 });
    expect(replaced.data.item.digest).not.toBe(item.digest);
    expect((await send(`${path}1`, videoWithPlace(5))).status).toBe(409);
    expect((await send(`${path}2`, textPdf('Hello'))).problem.detail).toBe(
      MEDIA_REFUSALS['other-kind'],
    );
  });

  test('changes title and focal point, and moves a file to the bin and back', async () => {
    const { data } = await upload('Desk.mp4', videoWithPlace(6));
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
