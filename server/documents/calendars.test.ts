import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPack } from '#domain/content/pack/index.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const SLUG = 'job-fair-on-the-lawn';
const FILE = `events/${SLUG}.md`;

describeOnOneEngine('a calendar', (engine) => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await makeApp(engine);
    folder = copyOfPack({ whole: true });
  });
  afterAll(() => app.close());

  const read = async (path: string) => (await fetch(app.origin + path)).text();
  /** Properties of the event, with lines unfolded (RFC 5545, 3.1). */
  const entry = async () => {
    const text = (await read(`/events/${SLUG}.ics`)).replaceAll('\r\n ', '');
    const lines = text.split('\r\n').map((line) => /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? []);
    return new Map(lines.map(([, name = '', value = '']) => [name, value]));
  };

  test('updates an event that is moved, and one that is canceled', async () => {
    await loadPack(app.engine, folder);
    const first = await entry();
    expect(first.get('STATUS')).toBe('CONFIRMED');
    expect(first.get('LAST-MODIFIED')).toMatch(/^\d{8}T\d{6}Z$/);
    const sequence = Number(first.get('SEQUENCE'));

    editFile(folder, FILE, /^starts: .*$/m, 'starts: in 8 days at 09:00');
    await loadPack(app.engine, folder);
    const moved = await entry();
    expect(moved.get('UID')).toBe(first.get('UID'));
    expect(Number(moved.get('SEQUENCE'))).toBe(sequence + 1);
    expect(moved.get('DTSTART')).not.toBe(first.get('DTSTART'));

    // A change that calendars do not show does not increase the sequence.
    editFile(
      folder,
      FILE,
      /^registrationLink: .*$/m,
      'registrationLink: https://forms.example.com/new',
    );
    await loadPack(app.engine, folder);
    expect(Number((await entry()).get('SEQUENCE'))).toBe(sequence + 1);

    editFile(folder, FILE, /^mode: /m, 'status: cancelled\nmode: ');
    await loadPack(app.engine, folder);
    const cancelled = await entry();
    expect(cancelled.get('STATUS')).toBe('CANCELLED');
    expect(cancelled.get('UID')).toBe(first.get('UID'));
    expect(Number(cancelled.get('SEQUENCE'))).toBe(sequence + 2);
    const all = (await read('/events/calendar.ics')).replaceAll('\r\n ', '');
    expect(all.match(/^STATUS:CANCELLED/gm)).toHaveLength(1);

    const page = await read(`/events/${SLUG}`);
    expect(page).toContain('This event is canceled');
    expect(page).toContain('https://schema.org/EventCancelled');
    expect(page).not.toContain('https://forms.example.com/');
    expect(await read('/events')).toContain('Canceled');
  });

  test('a canceled training is canceled in its calendar, on its page and in its list', async () => {
    const list = '/trainings-and-certifications';
    const path = `${list}/sql-at-work`;
    editFile(folder, 'trainings/sql-at-work.md', /^starts: .*$/m, 'starts: in 12 days at 17:30');
    await loadPack(app.engine, folder);
    const original = [await read(`${path}.ics`), await read(path)];
    expect(original[0]).toContain('STATUS:CONFIRMED');
    for (const text of ['Training starting in', 'https://forms.example.com/', 'webcal://']) {
      expect(original[1]).toContain(text);
    }
    editFile(folder, 'trainings/sql-at-work.md', /^mode: /m, 'status: cancelled\nmode: ');
    await loadPack(app.engine, folder);
    expect(await read(`${path}.ics`)).toContain('STATUS:CANCELLED');
    const page = await read(path);
    expect(page).toContain('This training is canceled');
    expect(page).toContain('https://schema.org/EventCancelled');
    expect(page).not.toContain('Training starting in');
    expect(page).not.toContain('https://forms.example.com/');
    expect(await read(list)).toContain('Canceled');
  });

  test('asks subscribed calendars to read it again after an hour', async () => {
    for (const path of [
      '/events/calendar.ics',
      `/events/${SLUG}.ics`,
      '/trainings-and-certifications/sql-at-work.ics',
    ]) {
      const text = await read(path);
      expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
      expect(text).toContain('X-PUBLISHED-TTL:PT1H\r\n');
    }
  });

  test('has lines of at most 75 octets, and text that is escaped', async () => {
    const name = 'खुला दिन, काठमाडौं; क्याम्पसमा \\ सबैका लागि: '.repeat(3);
    editFile(folder, FILE, /^name: .*$/m, `name: '${name}'`);
    editFile(folder, FILE, /^category: .*$/m, "category: 'Fairs, talks; more'");
    editFile(folder, 'events/categories.yaml', 'name: Career', "name: 'Fairs, talks; more'");
    await loadPack(app.engine, folder);
    const text = await read(`/events/${SLUG}.ics`);
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    const escaped = name.trim().replaceAll('\\', '\\\\').replace(/[,;]/g, '\\$&');
    expect(unfolded).toContain(`SUMMARY:${escaped}\r\n`);
    expect(unfolded).toContain(`X-WR-CALNAME:${escaped}\r\n`);
    expect(unfolded).toContain('CATEGORIES:Fairs\\, talks\\; more\r\n');
  });
});
