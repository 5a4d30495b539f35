/** PostgreSQL does not confirm commits, as happens when its synchronous standby is lost. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { API_TIMEOUT } from '#contract/public/http.ts';
import { COMMIT_TIMEOUT } from '#db/dialects/postgres/engine.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describe.skipIf(inject('postgresUrl') === '')('a site whose commits hang', () => {
  let app: TestApp;
  let admin: pg.Client;
  beforeEach(async () => {
    app = await makeApp('PostgreSQL', { CAPTCHA: 'off' });
    admin = new pg.Client({ connectionString: app.config.databaseUrl });
    await admin.connect();
    // A deferred trigger runs within the commit, where the statement timeout no longer applies.
    await admin.query(`
      create table standby (is_gone boolean); insert into standby values (true);
      create function wait_for_standby() returns trigger language plpgsql as $$ begin
        while (select is_gone from standby) loop perform pg_sleep(0.05); end loop; return null;
      end $$;
      create constraint trigger wait after insert on contact_messages
        deferrable initially deferred for each row execute function wait_for_standby();`);
  });
  afterEach(async () => {
    await admin.query('update standby set is_gone = false');
    await admin.end();
    await app.close();
  });

  const post = (key: string) => postContact(app.origin, MESSAGE, { 'idempotency-key': key });

  test('answers 503 before clients give up, serves reads, and stores each repeated post once', async () => {
    // Half of the time is left for what comes before the commit.
    expect(COMMIT_TIMEOUT).toBeLessThanOrEqual(API_TIMEOUT / 2);
    const keys = Array.from({ length: 12 }, () => randomUUID());
    // The commits still hang, so these answers do not depend on their end.
    const refused = await Promise.all(keys.map(post));
    expect(refused.map(({ status }) => status)).toEqual(keys.map(() => 503));
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${app.origin}/api/v1/public/job-listings?page=2`)).status).toBe(200);

    await admin.query('update standby set is_gone = false');
    const statuses = async () => {
      const answers = await Promise.all(keys.map(post));
      return answers.map(({ status }) => status);
    };
    await expect.poll(statuses).toEqual(keys.map(() => 201));
    const { rows } = await admin.query('select count(*) as count from contact_messages');
    expect(rows).toEqual([{ count: keys.length }]);
  });
});
