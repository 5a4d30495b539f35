/** A site whose large files are in an object store that checks signatures and digests. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { deleteDueObjects } from '#domain/files/delete-objects.ts';
import { setObjectStore } from '#domain/files/object-store.ts';
import { putObject, UNUSED_LIFETIME } from '#domain/files/stored-bytes.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { dataCommand } from '#tests/data-command.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { runInbox } from '#tests/inbox-command.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { plainPicture, videoWithPlace } from '#tests/media-files.ts';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

describeEachEngine('files in an object store', (engine) => {
  let app: TestApp;
  let store: S3Server;
  let owner: SignedIn;
  beforeAll(async () => {
    store = await startS3Server();
    app = await makeApp(engine, { CAPTCHA: 'off', OBJECT_STORE_URL: store.url });
    owner = await signIn(app, 'owner');
  });
  afterAll(async () => {
    await app.close();
    await store.stop();
    setObjectStore(null);
  });

  const settings = () => ({ OBJECT_STORE_URL: store.url });
  const inbox = (...args: string[]) => runInbox(app, args, { settings: settings() });
  const data = (...args: string[]) =>
    dataCommand(args, { url: app.config.databaseUrl, env: settings() });

  let applicants = 0;
  async function apply(bytes = pdf(200_000), headers: Record<string, string> = {}) {
    const email = `applicant-${++applicants}@example.com`;
    const cv = new Blob([bytes], { type: 'application/pdf' });
    const response = await postApplication(app.origin, applicationForm({ email }, cv), headers);
    const { data } = await response.json();
    return { response, id: String(data?.id), email };
  }
  const objectOf = async (id: string) => {
    const { db } = app.engine;
    const row = await db
      .selectFrom('resumes')
      .select(['object', 'bytes'])
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    return { object: row.object, length: row.bytes.length };
  };
  const readResume = (id: string) =>
    fetch(`${app.origin}${CONSOLE_API}/applications/${id}/resume`, { headers: owner.headers });

  test('a résumé is an object before its sender has an answer', async () => {
    const bytes = pdf(150_001);
    const { response, id } = await apply(bytes);
    expect(response.status).toBe(201);
    const { object, length } = await objectOf(id);
    expect(length).toBe(0);
    expect(await store.keys()).toContain(object);
    const written = await inbox('resume', id, '--out', '-');
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(Buffer.from(bytes).equals(written.bytes)).toBe(true);
    const shown = await readResume(id);
    expect(shown.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(bytes).equals(Buffer.from(await shown.arrayBuffer()))).toBe(true);
  });

  test('while the store is down, only forms with files are refused', async () => {
    await store.stop();
    const headers = { 'idempotency-key': '7f1c1f7e-6d0f-4a69-a54a-0f2a9ab94d01' };
    const refused = await apply(pdf(), headers);
    expect(refused.response.status).toBe(503);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await postContact(app.origin, MESSAGE)).status).toBe(201);
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
    await store.start();
    applicants -= 1;
    const repeated = await apply(pdf(), headers);
    expect(repeated.response.status).toBe(201);
    expect((await objectOf(repeated.id)).length).toBe(0);
  });

  test('a lost or changed object is an error, not an empty file', async () => {
    const { id } = await apply();
    const { object } = await objectOf(id);
    await store.change(object, pdf(200_001));
    const changed = await inbox('resume', id, '--out', '-');
    expect(changed).toMatchObject({ status: 1, stdout: '' });
    expect(changed.stderr).toMatch(/^The object \S+ of \S+ has other bytes\.$/);
    await store.change(object, null);
    const lost = await inbox('resume', id, '--out', '-');
    expect(lost.stderr).toMatch(/^The object store \S+ has no object \S+ \(404 NoSuchKey\)\.$/);
    const shown = await readResume(id);
    expect(shown.status).toBe(500);
    expect((await shown.json()).detail).toBe('The stored file is missing or damaged');
  });

  test('erasing a person deletes the object, also if the store is down at first', async () => {
    const { id, email } = await apply();
    const { object } = await objectOf(id);
    await store.stop();
    const erased = await inbox('erase', '--person', email, '--yes', '--force');
    expect(erased.status).toBe(0);
    expect(erased.stderr).toContain('The running site deletes the files once it answers.');
    await store.start();
    expect(await store.keys()).toContain(object);
    await deleteDueObjects(app.engine.db, Date.now() + 3_600_000);
    expect(await store.keys()).not.toContain(object);
    const rows = await app.engine.db
      .selectFrom('stored_objects')
      .select('key')
      .where('key', '=', object)
      .execute();
    expect(rows).toEqual([]);
  });

  test('an object without a row is deleted after a day, and no other is', async () => {
    const { db } = app.engine;
    const { id } = await apply();
    const key = await putObject(db, pdf(), 'application/pdf', Date.now());
    const before = await store.keys();
    expect(before).toContain(key);
    await deleteDueObjects(db, Date.now());
    expect(await store.keys()).toEqual(before);
    await deleteDueObjects(db, Date.now() + UNUSED_LIFETIME + 1);
    expect(await store.keys()).not.toContain(key);
    expect(await store.keys()).toContain((await objectOf(id)).object);
  });

  async function upload(name: string, bytes: Uint8Array) {
    const response = await fetch(`${app.origin}${CONSOLE_API}/media?name=${name}`, {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    return ((await response.json()).data as { item: MediaItem }).item;
  }
  const countParts = async () => {
    const { db } = app.engine;
    const blobs = await db.selectFrom('media_blobs').select('digest').execute();
    const sizes = await db
      .selectFrom('media_renditions')
      .select('name')
      .where('object', '=', '')
      .execute();
    return { blobs: blobs.length, sizes: sizes.length };
  };

  test('the library serves videos in parts, and the sizes of pictures', async () => {
    const video = await upload('Tour.mp4', videoWithPlace());
    const part = await fetch(`${app.origin}${video.url}`, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(await part.text()).toBe('ftyp');
    // The cache folder has the sizes of pictures of other runs.
    const color = `#${randomBytes(3).toString('hex')}`;
    const picture = await upload('Office.png', await plainPicture('png', color));
    const { db } = app.engine;
    const names = () =>
      db
        .selectFrom('media_renditions')
        .select('name')
        .where('digest', '=', picture.digest)
        .where('name', 'like', '%.webp')
        .execute();
    await expect.poll(async () => (await names()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await countParts()).toEqual({ blobs: 0, sizes: 0 });
    const served = await fetch(`${app.origin}/media/${(await names())[0]?.name}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(50);

    // What was requested before is in the cache folder.
    const other = await db
      .selectFrom('media_renditions')
      .select('name')
      .where('digest', '=', picture.digest)
      .where('name', 'not like', '%.webp')
      .executeTakeFirstOrThrow();
    await store.stop();
    const refused = await fetch(`${app.origin}/media/${other.name}`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await fetch(`${app.origin}${video.url}`)).status).toBe(200);
    await store.start();
    expect((await fetch(`${app.origin}/media/${other.name}`)).status).toBe(200);
  });

  test('files are moved into the database and back, while the site runs', async () => {
    await app.engine.db.deleteFrom('applications').execute();
    await deleteDueObjects(app.engine.db, Date.now());
    const bytes = pdf(120_007);
    const { id } = await apply(bytes);
    const moved = await data('move-files', '--to', 'database');
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(
      /^Moved to the database: 1 résumé, 2 files of the library, \d+ sizes of pictures; /,
    );
    expect(await store.keys()).toEqual([]);
    expect(await objectOf(id)).toEqual({ object: '', length: bytes.length });
    expect((await inbox('resume', id, '--out', '-')).bytes.equals(bytes)).toBe(true);
    const again = await data('move-files', '--to', 'database');
    expect(again.stdout).toBe('Nothing to move: all files are in the database\n');

    const back = await data('move-files', '--to', 'store');
    expect(back).toMatchObject({ status: 0, stderr: '' });
    expect(back.stdout).toContain('1 résumé, 2 files of the library');
    expect((await objectOf(id)).length).toBe(0);
    expect(await countParts()).toEqual({ blobs: 0, sizes: 0 });
    expect((await inbox('resume', id, '--out', '-')).bytes.equals(bytes)).toBe(true);
  });

  test('a move that the store ends is continued, and a damaged file stays', async () => {
    const { db } = app.engine;
    await apply(pdf(90_000));
    await data('move-files', '--to', 'database');
    const inDatabase = () =>
      db.selectFrom('resumes').select('application_id').where('object', '=', '').execute();
    const all = (await inDatabase()).length;
    let puts = 0;
    store.intercept = (request, response) => {
      // The first is the check of the store.
      if (request.method === 'PUT' && ++puts > 2) response.writeHead(500).end();
      else store.pass(request, response);
    };
    const ended = await data('move-files', '--to', 'store');
    store.intercept = null;
    expect(ended).toMatchObject({ status: 1 });
    expect(ended.stderr).toMatch(/^The object store \S+ answered 500\.$/);
    const rest = await inDatabase();
    expect([all - rest.length, rest.length]).toEqual([1, expect.any(Number)]);
    const id = rest[0]?.application_id ?? '';
    await db
      .updateTable('resumes')
      .set({ sha256: '0'.repeat(64) })
      .where('application_id', '=', id)
      .execute();
    const continued = await data('move-files', '--to', 'store');
    expect(continued).toMatchObject({
      status: 1,
      stderr: `Not moved, 1 file:\nrésumé ${id}: its SHA-256 does not match the upload`,
    });
    expect(await inDatabase()).toEqual([{ application_id: id }]);
    await db.deleteFrom('applications').where('id', '=', id).execute();
    const last = await data('move-files', '--to', 'store');
    expect(last.status).toBe(0);
    expect(await countParts()).toEqual({ blobs: 0, sizes: 0 });
  });

  test('a backup says what it does not have, and is restored without it', async () => {
    await apply();
    const file = `${temporaryFolder('object-store-test-')}/site.backup`;
    const made = await data('backup', file);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(/\nNot in it: \d+ files in the object store\n/);
    const verified = await data('verify', file);
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    expect(verified.stdout).toContain('Not in it: ');
  });

  test('commands need the setting to read a file', async () => {
    const { id } = await apply();
    const refused = await runInbox(app, ['resume', id, '--out', '-']);
    expect(refused.stderr).toBe('The file is in an object store, but OBJECT_STORE_URL is not set.');
    const unset = await dataCommand(['move-files', '--to', 'store'], {
      url: app.config.databaseUrl,
    });
    expect(unset.stderr).toBe('OBJECT_STORE_URL is not set. Set it as for the site.');
    expect((await data('move-files')).stderr).toContain('needs --to store or --to database.');
  });
});
