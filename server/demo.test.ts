import { expect, test } from 'vitest';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { Site } from '#contract/site.ts';
import { openDatabase } from '#db/open.ts';
import { storedModules } from '#domain/content/pack/index.ts';
import { fillDemo } from '#domain/demo/fill.ts';
import { describeOnOneEngine, makeDatabase } from '#tests/engines.ts';
import { toDemo } from './demo.ts';
import { InvalidSettingError } from './setting-formats.ts';

/** Enough for each stage. */
const SIZE = { applicants: 60, messages: 10, leads: 10 };

const COPY = {
  topics: ['press'],
  consents: { application: 'We keep it.', contact: 'We read it.' },
};

describeOnOneEngine('the demo', (engine) => {
  test('creates invented people once, and sends them no mail', async () => {
    const { url, drop } = await makeDatabase(engine, 'loaded');
    const { db, close } = await openDatabase(url);
    try {
      const pack = await storedModules(db);
      const consoleCopy = pack['console.yaml'] as BlockCopy['console'];
      const copy = { ...COPY, consoleCopy, site: pack['site.yaml'] as Site };
      const filled = await fillDemo(db, copy, Date.now(), SIZE);
      expect(filled).toEqual(SIZE);
      const rows = await db
        .selectFrom('applications')
        .innerJoin('resumes', 'resumes.application_id', 'applications.id')
        .select(['email', 'size'])
        .execute();
      expect(rows).toHaveLength(SIZE.applicants);
      expect(rows.filter(({ email }) => !email.endsWith('@example.com'))).toEqual([]);
      const undelivered = db.selectFrom('outbox').select('id').where('delivered_at', 'is', null);
      expect(await undelivered.execute()).toEqual([]);
      const stages = await db.selectFrom('applications').select('stage').distinct().execute();
      expect(stages).toHaveLength(consoleCopy.stages.length);
      const notes = await db.selectFrom('application_notes').select('id').execute();
      expect(notes.length).toBeGreaterThan(2);
      expect(await fillDemo(db, copy, Date.now(), SIZE)).toBeNull();
    } finally {
      await close();
      await drop();
    }
  });
});

test('the demo has a separate database, and sends nothing', () => {
  const settings = (env: NodeJS.ProcessEnv) => {
    toDemo(env);
    return env.DATABASE_URL;
  };
  expect(settings({})).toBe('sqlite:data/demo.db');
  expect(settings({ DATA_DIR: '/srv/site' })).toBe('sqlite:/srv/site/demo.db');
  expect(settings({ DATABASE_URL: 'sqlite:x.db' })).toBe('sqlite:x.db');
  expect(() => settings({ SMTP_URL: 'smtp://mail.example' })).toThrow(InvalidSettingError);
});
