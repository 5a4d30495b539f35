import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { indexPendingApplicants } from '#domain/hiring/applicant-search.ts';
import { erase } from '#domain/inbox/stored-submissions/index.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { textPdf } from '#tests/resume-pdf.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeEachEngine('the search among applicants', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  const ids: Record<string, string> = {};

  async function apply(fields: Record<string, string>, bytes = pdf()): Promise<string> {
    const form = applicationForm(fields, new Blob([bytes]));
    const response = await postApplication(app.origin, form);
    return ((await response.json()) as { data: { id: string } }).data.id;
  }

  /** The names of the results, newest first. */
  async function find(q: string, more = ''): Promise<string[]> {
    const path = `/applications?q=${encodeURIComponent(q)}${more}`;
    const { data } = await reader.call<{ items: { name: string }[]; total: number }>('GET', path);
    expect(data.total).toBe(data.items.length);
    return data.items.map(({ name }) => name);
  }

  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' }, { readsResumes: true });
    reader = await signIn(app, 'reader');
    ids.zoe = await apply({
      name: 'Zoë Ångström-Rai',
      email: 'zoe.rai+jobs@mail.example.org',
      phone: '+977 984-1234567',
      message: 'I have run Kubernetes for four years.\nAnd Okta.',
    });
    ids.sita = await apply(
      { name: 'सीता गुरुङ', email: 'zoe@other.example.org', phone: '+97714441234' },
      textPdf('Laravel and PostgreSQL', 'काठमाडौंमा काम गरेको छु', 'O’Reilly’s node.js'),
    );
    const isRead = async () => expect(await find('postgresql')).toHaveLength(1);
    await vi.waitFor(isRead, { timeout: 15_000 });
  });
  afterAll(() => app.close());

  test.each([
    ['a name without its accents', 'zoe angstrom'],
    ['half of a name', 'ZOË ÅNGST'],
    ['a word of the message', 'kubernetes'],
    ['words of several fields', 'okta rai'],
    ['a whole address', 'zoe.rai+jobs@mail.example.org'],
    ['an address that is still being typed', 'Zoe.Rai+jobs@mail.ex'],
    ['a part of an address', 'jobs mail'],
    ['a number as it is dialed in Nepal', '9841234567'],
    ['a number with its country code', '+977 984-1234567'],
    ['a number with two zeros', '009779841234567'],
    ['the end of a number', '4567'],
    ['a number in Devanagari digits', '९८४१२३४५६७'],
  ])('finds by %s', async (_what, q) => {
    expect(await find(q)).toEqual(['Zoë Ångström-Rai']);
  });

  test.each([
    ['a Devanagari name', 'सीता'],
    ['the beginning of a Devanagari word in a résumé', 'काठमा'],
    ['a name with an apostrophe', "O'Reilly"],
    ['words with a dot', 'Node.js'],
    ['a number with the zero of its area code', '014441234'],
    ['an exact address, not one with the same beginning', 'zoe@other.example.org'],
  ])('finds by %s', async (_what, q) => {
    expect(await find(q)).toEqual(['सीता गुरुङ']);
  });

  test('finds by the reference that the applicant received', async () => {
    expect(await find(referenceOf(ids.zoe ?? ''))).toEqual(['Zoë Ångström-Rai']);
  });

  test('requires every word, and only the last one may be a prefix', async () => {
    expect(await find('okta laravel')).toEqual([]);
    expect(await find('kuber okta')).toEqual([]);
    expect(await find('okta kuber')).toEqual(['Zoë Ångström-Rai']);
    expect(await find('zoe')).toEqual(['सीता गुरुङ', 'Zoë Ångström-Rai']);
  });

  test('combines with the other filters', async () => {
    expect(await find('zoe', '&job=none')).toHaveLength(2);
    expect(await find('zoe', '&job=senior-react-engineer')).toEqual([]);
    expect(await find('zoe', '&sort=oldest')).toEqual(['Zoë Ångström-Rai', 'सीता गुरुङ']);
    expect(await find('zoe', '&sort=rating')).toHaveLength(2);
  });

  test.each([
    ...['+++', '"', "'", '" OR "', "x' & !'y", 'zoe*', 'a:*', 'NEAR(a b)', '-zoe', '(', '\\', '@'],
    ...['@@@', '%', '_', 'ﷺ'.repeat(60), '\u{1e900}\u{1e901} \u{16e40}', 'e\u0301'.repeat(90)],
    ...['\u202eزوي', 'AND OR NOT', 'words : zoe', '{words} : zoe', '^zoe', 'null\ud800'],
  ])('reads %j as words, not as index syntax', async (q) => {
    const path = `/applications?q=${encodeURIComponent(q.toWellFormed())}`;
    expect((await reader.call('GET', path)).status).toBe(200);
  });

  test('indexes applicants who were stored before the index existed', async () => {
    const { db } = app.engine;
    const id = await storeApplicant(db, { name: 'Padma Earlier' });
    await db
      .updateTable('applicant_tokens')
      .set({ tokens: '', version: 0 })
      .where('application_id', '=', id)
      .execute();
    expect(await find('padma')).toEqual([]);
    await indexPendingApplicants(db);
    expect(await find('padma')).toEqual(['Padma Earlier']);
  });

  test('contains no word of an erased applicant', async () => {
    const { db } = app.engine;
    const words = ['vergissmeinnicht', 'zwetschgenmus', 'xylographie', 'quarzuhrwerk'];
    const bytes = textPdf('Xylographie und Quarzuhrwerk');
    const id = await apply({ name: 'Vergissmeinnicht', message: 'Zwetschgenmus' }, bytes);
    await expect.poll(() => find('quarzuhrwerk')).toEqual(['Vergissmeinnicht']);
    for (const word of words) expect(await isStored(word)).toBe(true);
    await erase(db, { submissions: [{ kind: 'application', id }] });
    for (const word of words) {
      expect(await find(word)).toEqual([]);
      expect([word, await isStored(word)]).toEqual([word, false]);
    }
    expect(await isStored('kubernetes')).toBe(true);
    if (engine === 'SQLite') {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      const file = readFileSync(app.config.databaseUrl.slice('sqlite:'.length));
      for (const word of words) expect([word, file.includes(word)]).toEqual([word, false]);
      expect(file.includes('kubernetes')).toBe(true);
      await sql`insert into applicant_index (applicant_index) values ('integrity-check')`.execute(
        db,
      );
    }
  });

  /** Looks in all tables of the search, as text or as bytes of the index. */
  async function isStored(word: string): Promise<boolean> {
    const { db } = app.engine;
    // The index stores a term without the prefix that it shares with the previous one.
    const index =
      engine === 'SQLite'
        ? sql`select 1 from applicant_index_data where instr(block, cast(${word.slice(2)} as blob)) > 0`
        : sql`select 1 from applicant_tokens where vector::text like ${`%${word}%`}`;
    const texts = sql`
      select 1 from applicant_tokens where tokens like ${`%${word}%`}
      union all select 1 from resume_texts where lower(text) like ${`%${word}%`}`;
    const results = [await index.execute(db), await texts.execute(db)];
    return results.some(({ rows }) => rows.length > 0);
  }
});
