import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { NIGHT_SCENES } from '#contract/art.ts';
import type { ImpactStory, ServicePackage } from '#contract/collections.ts';
import type { Labels } from '#contract/labels.ts';
import { ARTICLE_PAGE } from '#contract/page-sizes.ts';
import type { ImpactStoriesCopy } from '#contract/pages/cares.ts';
import type { AboutCopy } from '#contract/pages/company.ts';
import type { Expert } from '#contract/people.ts';
import { type StaffingFigures, typicalPercents } from '#contract/staffing-costs.ts';
import type { StoredAuthor } from '#domain/content/articles/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { hasDefaultPack } from '#tests/pack.ts';
import { readPack } from './read-pack.ts';

/** Files are a tenth larger than by the highest quality, which takes 30 times as long. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Maximum bytes of drawings that a page shows many of. */
const DRAWING_BYTES = [
  ['scenes/package-', 2000],
  ['scenes/hour-', 2000],
  ['scenes/menu-', 2500],
  ['scenes/partner-', 1100],
  ['scenes/logo-', 500],
] as const;

/** Drawings of heroes, except those that show the night in both color schemes. */
const HERO = /^(?!customers|hire|night|packages|security)[a-z-]+-(hero|band)-(wide|narrow)\.svg$/;

describe.runIf(hasDefaultPack)('the default pack', async () => {
  const pack = await readPack('content', Date.now());
  const { jobs, departments, options } = pack;

  test('has at least 24 open jobs in 6 departments, and closed and incomplete ones', () => {
    const now = Date.now();
    const open = jobs.filter(({ valid_through }) => valid_through === null || valid_through >= now);
    expect(open.length).toBeGreaterThanOrEqual(24);
    expect(jobs.length).toBeGreaterThan(open.length);
    expect(departments).toHaveLength(6);
    expect(new Set(open.map((job) => job.department_name)).size).toBe(6);
    expect(jobs.some((job) => job.preferred_qualifications === '')).toBe(true);
    expect(jobs.some((job) => job.footer === '')).toBe(true);
    expect(jobs.some((job) => job.benefits === '')).toBe(true);
    for (const list of Object.values(options)) expect(list.length).toBeGreaterThan(10);
  });

  test('has published articles of each kind, from short notes to long guides', () => {
    const { articles } = pack;
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(articles, ({ kind }) => kind)).map(([kind, entries]) => [
        kind,
        entries?.length,
      ]),
    );
    expect(counts).toEqual({
      blogs: 33,
      'hub-stories': 16,
      'learning-hubs': 15,
      whitepapers: 4,
    });
    const lengths = articles.map(({ body }) => plainTextOf(body).split(' ').length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(130);
    expect(lengths.filter((words) => words <= 450).length).toBeGreaterThanOrEqual(8);
    expect(lengths.filter((words) => words >= 1400).length).toBeGreaterThanOrEqual(4);
    for (const { slug, cover_alt, meta_description, published_at } of articles) {
      expect(cover_alt, slug).not.toBe('');
      expect(meta_description.length, slug).toBeGreaterThanOrEqual(100);
      expect(published_at, slug).toBeLessThanOrEqual(Date.now());
    }
    const posts = articles.filter(({ kind }) => kind === 'blogs');
    for (const filter of ['Industry Insight', 'Company + Product', 'Customer + Partner']) {
      const tagged = posts.filter(({ tags }) => (JSON.parse(tags) as string[]).includes(filter));
      expect(tagged.length, filter).toBeGreaterThanOrEqual(8);
    }
    expect(posts.some(({ related }) => related === '[]')).toBe(true);
  });

  test('has a calculator of staffing costs whose typical results agree with the claim', () => {
    const claims = pack.modules['claims.yaml'] as Record<string, { figure: string }>;
    const claimed = Number.parseInt(claims.lowerCost?.figure ?? '', 10);
    const { min, max } = typicalPercents(pack.modules['staffing.yaml'] as StaffingFigures);
    expect(min).toBeGreaterThanOrEqual(claimed - 5);
    expect(max).toBeLessThanOrEqual(claimed);
  });

  test('has a portrait of each leader, speaker, author and quoted person', () => {
    const { team } = pack.modules['pages/about.yaml'] as z.infer<typeof AboutCopy>;
    const sessions = pack.articles.map(({ facts }) => JSON.parse(facts) as { experts?: Expert[] });
    const { voices } = pack.modules['pages/cares.yaml'] as { voices: { items: Expert[] } };
    const names = [
      ...(team?.people ?? []),
      ...voices.items,
      ...(pack.modules['impact-stories.yaml'] as { name: string }[]),
      ...sessions.flatMap(({ experts = [] }) => experts),
      ...pack.events.flatMap(({ experts }) => JSON.parse(experts) as Expert[]),
      ...pack.articles.flatMap(({ author }) =>
        author ? (JSON.parse(author) as StoredAuthor).facts : [],
      ),
    ].map(({ name }) => name.toLowerCase().replaceAll(' ', '_'));
    expect(names.length).toBeGreaterThan(50);
    const missing = names.filter((id) => !(`media/scenes/portrait-${id}.svg` in pack.modules));
    expect(missing).toEqual([]);
  });

  test('shows a frame of each video as its poster', () => {
    const stem = (file: string) => file.replace(/\.\w+(\?.*)?$/, '');
    const { story } = pack.modules['pages/impact-stories.yaml'] as z.infer<
      typeof ImpactStoriesCopy
    >;
    const stories = pack.modules['impact-stories.yaml'] as ImpactStory[];
    for (const { videoUrl, poster = story.video.poster } of stories) {
      expect(stem(poster ?? '')).toBe(stem(videoUrl ?? ''));
    }
    const copies = Object.values(pack.modules) as { video?: { src?: string; poster: string } }[];
    const videos = copies.flatMap((copy) => copy?.video ?? []);
    expect(videos.length).toBeGreaterThanOrEqual(6);
    for (const { src = '', poster } of videos) expect(stem(poster)).toBe(stem(src));
  });

  test('shows no motif twice on a page of a list', () => {
    // Covers of one motif at several times of day differ in their last word.
    const motifOf = (cover: string) =>
      cover.replace(/.*\/(.*?)(-(morning|noon|dusk|day|evening))?\.svg.*/, '$1');
    const repeats = Object.values(Object.groupBy(pack.articles, ({ kind }) => kind)).flatMap(
      (entries = []) => {
        const newestFirst = entries.toSorted((a, b) => b.published_at - a.published_at);
        return newestFirst.flatMap(({ slug, cover }, position) => {
          const page = newestFirst.slice(position - (position % ARTICLE_PAGE.size), position);
          return page.some((other) => motifOf(other.cover) === motifOf(cover)) ? [slug] : [];
        });
      },
    );
    expect(repeats).toEqual([]);
  });

  test('shows the picture of a story or a package for nothing else', () => {
    const stories = pack.modules['impact-stories.yaml'] as ImpactStory[];
    const packages = pack.modules['service-packages.yaml'] as ServicePackage[];
    const pictures = [
      ...stories.map(({ image }) => image),
      ...packages.flatMap(({ drawing, square }) => [drawing, square]),
    ];
    const copy = Object.entries(pack.modules).filter(
      ([name]) => name.endsWith('.yaml') && !name.startsWith('media/'),
    );
    const used = JSON.stringify([copy, pack.articles, pack.events]);
    expect(pictures.filter((picture) => used.split(picture ?? '').length !== 2)).toEqual([]);
  });

  test('has only covers that are used, and drawings that a slow line brings quickly', () => {
    const drawings = ['scenes', 'covers'].flatMap((folder) =>
      readdirSync(`content/media/${folder}`).map((name) => `${folder}/${name}`),
    );
    // Its modules also name every drawing that exists.
    const copy = Object.entries(pack.modules).filter(([name]) => name.endsWith('.yaml'));
    const used = JSON.stringify([copy, pack.articles, pack.events]);
    const covers = drawings.filter((name) => name.startsWith('covers/'));
    expect(covers.length).toBeGreaterThan(50);
    expect(covers.filter((name) => !used.includes(name))).toEqual([]);
    const heavy = drawings.filter((name) => {
      const bytes = brotliCompressSync(readFileSync(`content/media/${name}`), QUICKLY).length;
      return bytes > (DRAWING_BYTES.find(([start]) => name.startsWith(start))?.[1] ?? 13_500);
    });
    expect(heavy).toEqual([]);
  });

  test('has colors for the night in every drawing of a sky by day', () => {
    const heroes = readdirSync('content/media/scenes').filter((name) => HERO.test(name));
    const nightScenes = pack.modules[NIGHT_SCENES] as readonly string[];
    const isListed = (name: string) =>
      nightScenes.some((url) => url.includes(`/${name.replace('.svg', '')}`));
    expect(heroes.length).toBeGreaterThan(38);
    expect(heroes.filter((name) => !isListed(name))).toEqual([]);
    const styled = (name: string) =>
      readFileSync(`content/media/scenes/${name}`, 'utf8').includes(':target');
    expect(readdirSync('content/media/scenes').filter(styled)).toHaveLength(nightScenes.length);
  });

  test('gives each page at most one closing scene, and each scene at most four pages', () => {
    const { scenes = [] } = (pack.modules['labels.yaml'] as Labels).schedule;
    const pages = scenes.flatMap((scene) => scene.pages);
    expect(new Set(pages).size).toBe(pages.length);
    for (const scene of scenes) expect(scene.pages.length, scene.wide).toBeLessThanOrEqual(4);
    const packages = pack.modules['service-packages.yaml'] as { slug: string }[];
    const missing = packages.filter(({ slug }) => !pages.includes(`/service-packages/${slug}`));
    expect(missing).toEqual([]);
  });

  test('has as many open jobs and coming events in two years', async () => {
    const later = Date.now() + 2 * 365 * 86_400_000;
    const open = (rows: typeof jobs, now: number) =>
      rows.filter(({ valid_through: end }) => end === null || end >= now).length;
    const coming = (rows: typeof pack.events, now: number) =>
      rows.filter(({ starts_at }) => starts_at > now).length;
    const laterPack = await readPack('content', later);
    expect(open(laterPack.jobs, later)).toBe(open(jobs, Date.now()));
    expect(coming(laterPack.events, later)).toBe(coming(pack.events, Date.now()));
    expect(coming(laterPack.events, later)).toBe(11);
    expect(laterPack.events).toHaveLength(16);
  });
});
