/**
 * Sends every call about an object that belongs to one member as another member, who must be
 * refused in every role. The lists are compared with the contract, so no call can be left out.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Note } from '#contract/console/applicants.ts';
import type { ConsoleCall } from '#contract/console/call.ts';
import { CONSOLE_CALLS, type ConsoleCallName } from '#contract/console/calls.ts';
import type { Notification } from '#contract/console/notifications.ts';
import { ROLES } from '#contract/console/roles.ts';
import type { SavedView } from '#contract/console/views.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { pathOf, SAMPLES, type Sample } from '#tests/console-samples.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

/** Objects of one member, and the refusal: 404 where others must not learn that they exist. */
const PRIVATE = {
  endSession: { object: 'session', refused: 404 },
  renamePasskey: { object: 'passkey', refused: 404 },
  removePasskey: { object: 'passkey', refused: 404 },
  editNote: { object: 'note', refused: 403 },
  removeNote: { object: 'note', refused: 403 },
  removeView: { object: 'view', refused: 404 },
  markNotification: { object: 'notice', refused: 404 },
} as const satisfies Partial<Record<ConsoleCallName, { object: string; refused: number }>>;

/** Objects that every member with the permission may use. */
const SHARED: readonly ConsoleCallName[] = [
  ...(['getApplicant', 'getResume', 'getDocument', 'changeApplicant', 'markApplicant'] as const),
  ...(['getFilePage', 'getFilePicture'] as const),
  ...(['addNote', 'rate', 'linkPerson', 'unlinkPerson', 'renewStatusLink'] as const),
  ...(['getInboxItem', 'changeInboxItem', 'markInboxItem', 'addInboxNote', 'cancelMail'] as const),
  ...(['changeJob', 'changeRole', 'removeStaff', 'recoverStaff'] as const),
  ...(['endStaffSessions', 'revokeLink'] as const),
  ...(['cancelPublication', 'revokeShareLink'] as const),
  ...(['getMediaFile', 'replaceMedia', 'changeMedia', 'deleteMedia'] as const),
  ...(['restoreMedia', 'retryMedia'] as const),
];

const ABOUT_ONE = (Object.entries(CONSOLE_CALLS) as [ConsoleCallName, ConsoleCall][])
  .filter(([, { path }]) => path.includes('/:'))
  .map(([name]) => name);

test('every call about one object is listed as private or shared', () => {
  expect([...Object.keys(PRIVATE), ...SHARED].sort()).toEqual([...ABOUT_ONE].sort());
});

describeOnOneEngine('an object of another member', (engine) => {
  let app: TestApp;
  let writer: SignedIn;
  let objects: Record<(typeof PRIVATE)[keyof typeof PRIVATE]['object'], string>;
  beforeAll(async () => {
    app = await makeApp(engine);
    writer = await signIn(app, 'owner');
    objects = await belongings();
  });
  afterAll(() => app.close());

  async function belongings() {
    const { db } = app.engine;
    const applicant = await storeApplicant(db);
    const note = { text: 'Mine', mentions: [] };
    const noted = await writer.call<Note>('POST', `/applications/${applicant}/notes`, note);
    const view = { area: 'applicants', name: 'Mine', query: 'stage=new' };
    const viewed = await writer.call<SavedView>('POST', '/views', view);
    const asker = await signIn(app, 'recruiter');
    const question = { text: 'Yours', mentions: [writer.id] };
    await asker.call('POST', `/applications/${applicant}/notes`, question);
    const notifications = await writer.call<{ items: Notification[] }>('GET', '/notifications');
    const passkey = randomUUID();
    await db
      .insertInto('passkeys')
      .values({
        id: passkey,
        staff_id: writer.id,
        public_key: new Uint8Array(1),
        counter: 0,
        transports: '[]',
        name: 'Key',
        created_at: 1,
        last_used_at: null,
      })
      .execute();
    const { id: session } = await db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', writer.id)
      .executeTakeFirstOrThrow();
    const notice = notifications.data.items[0]?.id ?? '';
    return { session, passkey, note: noted.data.id, view: viewed.data.id, notice };
  }

  /** All rows of these tables that belong to the writer. */
  const stored = async () => {
    const { db } = app.engine;
    const of = (table: 'passkeys' | 'application_notes' | 'saved_views' | 'staff_notifications') =>
      db.selectFrom(table).selectAll().where('staff_id', '=', writer.id).execute();
    const sessions = await db
      .selectFrom('staff_sessions')
      .select(['id', 'ended_at'])
      .where('staff_id', '=', writer.id)
      .execute();
    return [
      sessions,
      ...(await Promise.all([of('passkeys'), of('application_notes'), of('saved_views')])),
      await of('staff_notifications'),
    ];
  };

  test.each(
    Object.entries(PRIVATE) as [keyof typeof PRIVATE, (typeof PRIVATE)[keyof typeof PRIVATE]][],
  )('%s is refused to every other member', async (name, { object, refused }) => {
    const { method, path } = CONSOLE_CALLS[name];
    const sample = SAMPLES[name] as Sample;
    const previous = await stored();
    for (const role of ROLES) {
      const other = await signIn(app, role);
      const { status } = await other.call(
        method,
        pathOf(path, { ...sample, params: { id: objects[object] } }),
        sample.body,
      );
      expect([refused, 403], role).toContain(status);
      if (role === 'owner') expect(status).toBe(refused);
    }
    expect(await stored()).toEqual(previous);
  });
});
