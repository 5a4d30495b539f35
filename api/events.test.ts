import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_EVENT_LENGTH, JOIN_LEAD_TIME } from '#contract/event-times.ts';
import type { EventDetail, EventListing, TrainingListing } from '#contract/events.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const MINUTE = 60_000;

describeEachEngine('events and trainings', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const get = async <Body>(path: string) => {
    const response = await fetch(`${app.origin}${API_PREFIX}${path}`);
    return { status: response.status, body: (await response.json()) as Body };
  };

  test('lists upcoming events, next first, then past ones, latest first', async () => {
    const { body } = await get<{ data: EventListing[]; total: number }>('/events');
    expect(body.total).toBe(9);
    const now = Date.now();
    const ends = body.data.map(({ eventEndDate }) => eventEndDate > now);
    expect(ends).toEqual(ends.toSorted((a, b) => Number(b) - Number(a)));
    const starts = body.data.map(({ eventDate }) => eventDate);
    const upcoming = starts.filter((_, index) => ends[index]);
    const past = starts.filter((_, index) => !ends[index]);
    expect([upcoming.length, past.length]).toEqual([6, 3]);
    expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b));
    expect(past).toEqual(past.toSorted((a, b) => b - a));
    expect(new Set(body.data.map(({ eventMode }) => eventMode))).toEqual(
      new Set(['In-Person', 'Virtual']),
    );
    expect(new Set(body.data.map(({ registrationType }) => registrationType))).toEqual(
      new Set(['Free', 'Paid']),
    );
    expect(JSON.stringify(body)).not.toContain('joinNowLink');
    expect(body.data[0]).toMatchObject({
      id: expect.any(String),
      eventCategory: { name: expect.any(String), color: expect.stringMatching(/^#/) },
      location: expect.any(String),
      registrationFees: expect.any(Number),
      registrationLink: expect.stringMatching(/^https:\/\/forms\.example\.com\//),
    });
  });

  test('lists trainings with their separate field names', async () => {
    const { body } = await get<{ data: TrainingListing[]; total: number }>('/trainings');
    expect(body.total).toBe(7);
    expect(body.data[0]).toMatchObject({
      trainingDate: expect.any(Number),
      trainingCategory: { name: expect.any(String) },
      trainingMode: expect.stringMatching(/^(In-Person|Virtual)$/),
    });
    const { slug } = body.data[0] ?? {};
    expect((await get(`/trainings/${slug}`)).body).toMatchObject({
      data: {
        slug,
        description: expect.stringMatching(/<h2 id=/),
        featuredExperts: expect.any(Array),
      },
    });
    // A training is not an event.
    expect((await get(`/events/${slug}`)).status).toBe(404);
  });

  test.each(['/events/nobody', '/events/%00', '/trainings/nobody'])(
    '%s answers 404',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ type: 'urn:problem:not-found' });
    },
  );

  test('returns the join link from 30 minutes before the start until the end', async () => {
    const { db } = app.engine;
    const virtual = await db
      .selectFrom('calendar_events')
      .select('slug')
      .where('kind', '=', 'events')
      .where('mode', '=', 'Virtual')
      .executeTakeFirstOrThrow();
    const linkAt = async (start: number, end = start + DEFAULT_EVENT_LENGTH) => {
      await db
        .updateTable('calendar_events')
        .set({ starts_at: start, ends_at: end })
        .where('slug', '=', virtual.slug)
        .execute();
      const { body } = await get<{ data: EventDetail }>(`/events/${virtual.slug}`);
      return body.data.joinNowLink;
    };
    const now = Date.now();
    expect(await linkAt(now + JOIN_LEAD_TIME + MINUTE)).toBe('');
    expect(await linkAt(now + JOIN_LEAD_TIME - MINUTE)).toMatch(/^https:\/\/meet\.example\.com\//);
    expect(await linkAt(now - DEFAULT_EVENT_LENGTH + MINUTE)).toMatch(/^https:/);
    expect(await linkAt(now - DEFAULT_EVENT_LENGTH - MINUTE)).toBe('');
    expect(await linkAt(now - 10 * MINUTE, now - MINUTE)).toBe('');
  });
});
