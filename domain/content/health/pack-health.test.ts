/** Each kind of finding appears with its mistake, leads to its field, and is gone without it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { HealthFinding } from '#contract/console/health.ts';
import type { HealthKind } from '#contract/console/health-kinds.ts';
import type { Site } from '#contract/site.ts';
import { inspect, loadInspectionFacts } from '#domain/content/pack/index.ts';
import { type EditedFile, readPackText, withEdits } from '#domain/content/pack-files/index.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { PACK } from '#tests/pack.ts';
import { healthOf } from './pack-health.ts';
import type { ClaimsVersion, Ending } from './published-content.ts';

const NOW = Date.parse('2026-11-30T06:00:00Z');
const DAY = 86_400_000;

const POST = 'blogs/estimate-without-lying.md';
const PHOTO_POST = 'blogs/accessibility-as-ordinary-work.md';
const NAMED_POST = 'blogs/technical-debt-for-founders.md';
const EVENT = 'events/an-evening-without-a-mouse.md';
const THANKS = 'pages/successful-submission.yaml';
const HOME = 'ne/pages/home.yaml';
const CLAIMS = 'claims.yaml';

const PHOTO = 'media/demo/bridge.jpg';
const FAIR = '/events/job-fair-on-the-lawn';
const TRAININGS = '/trainings-and-certifications';

type Change = readonly [file: string, from: string | RegExp, to: string];

const COVER_ALT = /^coverAlt: .*$/m;
const COVER = /^cover: .*$/m;

const MISTAKES: readonly Change[] = [
  [POST, 'Ask a guide', `[See](/no-such-page) or [the fair](${FAIR}). Ask a guide`],
  [POST, /^metaDescription: .*\n/m, ''],
  [PHOTO_POST, COVER, `cover: ${PHOTO}`],
  [PHOTO_POST, COVER_ALT, 'coverAlt: ""'],
  [NAMED_POST, COVER_ALT, 'coverAlt: IMG_2041.jpg'],
  [NAMED_POST, 'In its first spring', `![bridge.jpg](${PHOTO})\n\nIn its first spring`],
  [EVENT, TRAININGS, FAIR],
  [THANKS, `href: ${TRAININGS}`, `href: ${FAIR}?from=thanks`],
  ['pages/about.yaml', /description: >-\n(?: {4}.*\n)+/, 'description: Short\n'],
  ['pages/office.yaml', /description: >-\n(?: {4}.*\n)+/, `description: ${'Long '.repeat(40)}\n`],
  ['pages/why-careers.yaml', `href: ${TRAININGS}`, 'href: /gone'],
  [HOME, /^ {2}heading: .*\n/m, ''],
];

/** What the same fields may have instead. */
const FIXED: readonly Change[] = [
  [PHOTO_POST, COVER, `cover: ${PHOTO}`],
  [NAMED_POST, COVER_ALT, 'coverAlt: ""'],
];

const FAIR_EVENT: Ending = {
  folder: 'events',
  slug: 'job-fair-on-the-lawn',
  name: 'Job fair',
  end: NOW - DAY,
};
const JOB: Ending = { folder: 'jobs', slug: 'qa-trainee', name: 'QA trainee', end: NOW - DAY };

interface Stored {
  ended?: Ending[];
  claimsVersions?: ClaimsVersion[];
}

/** The fixture pack with changes, for its health with several rows of the database. */
async function changedPack(changes: readonly Change[]) {
  const edits = new Map<string, EditedFile>();
  for (const [file, from, to] of changes) {
    const edited = edits.get(file);
    const before = edited && 'text' in edited ? edited.text : readPackText(PACK, file);
    const text = before.replace(from, to);
    expect(text, `${file} has ${from}`).not.toBe(before);
    edits.set(file, { text });
  }
  const source = withEdits(PACK, edits);
  const inspection = await inspect(source, NOW);
  expect(inspection.problems).toEqual([]);
  const facts = await loadInspectionFacts();
  const site = inspection.copies.get('site.yaml') as Site;
  const zone = zoneOf(site.timeZone);
  /** Pages without an entry, which this test takes from the links of the pack. */
  const pages = facts
    .linkAdvice(source, inspection, [])
    .map(({ message }) => message.replace(/ .*/, ''))
    .filter((path) => !['/no-such-page', '/gone'].includes(path));
  return (kind: HealthKind, stored: Stored = {}): HealthFinding[] => {
    const content = { source, inspection, facts, pages, site, zone, now: NOW };
    const health = healthOf({ ...content, ended: [], claimsVersions: [], ...stored });
    return health.groups.find((group) => group.kind === kind)?.findings ?? [];
  };
}

type Find = Awaited<ReturnType<typeof changedPack>>;

describe('the health of a pack', () => {
  let find: Find;
  let findFixed: Find;
  beforeAll(async () => {
    find = await changedPack(MISTAKES);
    findFixed = await changedPack(FIXED);
  });

  const placesOf = (findings: readonly HealthFinding[]) =>
    findings.map(({ file, field, line }) => [file, field, line]);

  test('has dead links in texts, with their line, and in the copy, with their field', () => {
    expect(find('dead-link')).toMatchObject([
      {
        file: POST,
        title: 'How to estimate without lying',
        field: 'body',
        line: 1,
        label: 'Text',
        text: '/no-such-page is not a page of this site',
      },
      {
        file: 'pages/why-careers.yaml',
        title: 'Why careers',
        field: expect.stringMatching(/\.link\.href$/),
        line: null,
        label: expect.stringMatching(/ › Link › /),
        text: '/gone is not a page of this site',
      },
    ]);
    expect(findFixed('dead-link')).toEqual([]);
  });

  test('has photos without a description, and descriptions that are file names', () => {
    expect(placesOf(find('alt-text')).sort()).toEqual([
      [PHOTO_POST, 'coverAlt', null],
      [NAMED_POST, 'body', 1],
      [NAMED_POST, 'coverAlt', null],
    ]);
    // A photo with a description, and a drawing that is only decoration.
    expect(findFixed('alt-text')).toEqual([]);
  });

  test('has descriptions that are missing, too short or too long', () => {
    const own = ['pages/about.yaml', 'pages/office.yaml', POST];
    const ofOwn = (findings: HealthFinding[]) => findings.filter(({ file }) => own.includes(file));
    expect(ofOwn(find('description'))).toMatchObject([
      { file: own[0], field: 'meta.description', text: 'Too short: 5 of at least 50 characters' },
      { file: own[1], text: 'Too long: 199 of at most 160 characters' },
      { file: POST, field: 'metaDescription', text: expect.stringMatching(/^Missing/) },
    ]);
    expect(ofOwn(findFixed('description'))).toEqual([]);
  });

  test('has links to events that are over, except in articles and past events', () => {
    const ended = [FAIR_EVENT];
    expect(find('past-event', { ended })).toMatchObject([
      { file: THANKS, text: 'Links to Job fair', at: FAIR_EVENT.end },
      { file: EVENT, field: 'body', line: expect.any(Number) },
    ]);
    expect(find('past-event')).toEqual([]);
    expect(findFixed('past-event', { ended })).toEqual([]);
    const other = { ...FAIR_EVENT, slug: 'an-evening-without-a-mouse' };
    expect(find('past-event', { ended: [FAIR_EVENT, other] })).toHaveLength(1);
  });

  test('has jobs that are closed', () => {
    expect(find('expired-job', { ended: [JOB, FAIR_EVENT] })).toMatchObject([
      { file: 'jobs/qa-trainee.md', field: 'validThrough', at: JOB.end },
    ]);
    expect(find('expired-job', { ended: [FAIR_EVENT] })).toEqual([]);
  });

  test('has texts that are only in English, first of pages that are translated in part', () => {
    const findings = find('translation');
    const isWhole = findings.map(({ text }) => text.startsWith('Not in Nepali'));
    expect(isWhole).toEqual([...isWhole].sort((a, b) => Number(a) - Number(b)));
    expect(findings.find(({ file }) => file === 'ne/pages/remote-career.yaml')).toMatchObject({
      field: 'meta.title',
      text: expect.stringMatching(/^Not in Nepali: \d+ texts$/),
    });
    // This page exists only in English.
    expect(findings.map(({ file }) => file)).not.toContain('ne/pages/press.yaml');
    const countIn = (texts: HealthFinding[]) =>
      Number(/^\d+/.exec(texts.find(({ file }) => file === HOME)?.text ?? '')?.[0] ?? 0);
    expect(countIn(findings)).toBe(countIn(findFixed('translation')) + 1);
  });

  const version = (days: number, source = readPackText(PACK, CLAIMS)) => ({
    source,
    createdAt: NOW - days * DAY,
  });
  const fieldsOf = (findings: readonly HealthFinding[]) => findings.map(({ field }) => field);

  test('has figures that were not changed for a year, with source, date and uses', () => {
    const all = find('old-claim', { claimsVersions: [version(2), version(400)] });
    expect(all.length).toBeGreaterThan(5);
    expect(all[0]).toMatchObject({
      field: 'lowerCost.checked',
      label: 'Lower cost › Last checked',
      text: '60% lower cost of a team',
      source: "Tarn's offers",
      at: NOW - 400 * DAY,
    });
    const uses = all[0]?.uses.map(({ file, field }) => `${file}#${field}`);
    expect(uses).toContain('pages/press.yaml#figures.claims');
    expect(all[0]?.usesTotal).toBe(all[0]?.uses.length);
    expect(find('old-claim', { claimsVersions: [version(2)] })).toEqual([]);

    const before = readPackText(PACK, CLAIMS).replace('figure: 60%', 'figure: 55%');
    const changed = find('old-claim', { claimsVersions: [version(2), version(400, before)] });
    expect(fieldsOf(changed)).not.toContain('lowerCost.checked');
    expect(changed).toHaveLength(all.length - 1);
  });

  test('has no figure that was checked within a year', async () => {
    const checked = (key: string, day: string): Change => [
      CLAIMS,
      new RegExp(`^${key}:\n {2}figure: .*$`, 'm'),
      `$&\n  checked: ${day}`,
    ];
    const findChecked = await changedPack([
      checked('lowerCost', '2026-11-29'),
      checked('staffingCost', '2025-11-20'),
    ]);
    const findings = findChecked('old-claim', { claimsVersions: [version(400)] });
    expect(fieldsOf(findings)).not.toContain('lowerCost.checked');
    const staffing = findings.find(({ field }) => field === 'staffingCost.checked');
    expect(staffing?.at).toBe(Date.parse('2025-11-19T18:15:00Z'));
  });
});
