import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { serverPage, textOf } from '#tests/server-page.ts';

describe('built-in pages as the server sends them', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());

  test('an unknown story is a 404 page', async () => {
    const page = await serverPage(app.origin, '/impact-story/nobody');
    expect([page.status, page.h1]).toEqual([404, ['Story Not Found']]);
    expect(page.text).toContain('The story you are looking for does not exist.');
    expect(page.links).toContain('View All Stories → /impact-stories');
  });

  test('each empty or missing page shows a different drawing', async () => {
    const drawingOf = async (path: string) => {
      const html = await (await fetch(app.origin + path)).text();
      return parse(html).querySelector('main img[width="520"]')?.getAttribute('src') ?? path;
    };
    const paths = [
      ...['/nowhere', '/talents-on-demand/never-there', '/talents-on-demand/saved'],
      '/blogs-and-insights?q=zzzz',
    ];
    const drawings = await Promise.all(paths.map(drawingOf));
    expect(drawings.filter((drawing) => /\/scenes\/|\.svg$/.test(drawing))).toHaveLength(4);
    expect(new Set(drawings).size).toBe(4);
  });

  test('a job states how many questions its form asks, if any', async () => {
    const noteOf = async (slug: string) => {
      const { text } = await serverPage(app.origin, `/talents-on-demand/${slug}`);
      return /This role asks.*?minutes?\./.exec(text)?.[0];
    };
    const two = 'This role asks 2 questions of its own. Answer in about 5 minutes.';
    expect(await noteOf('qa-trainee')).toBe(two);
    const one = 'This role asks one question of its own. Answer in about a minute.';
    expect(await noteOf('accessibility-tester')).toBe(one);
    expect(await noteOf('ux-researcher')).toBeUndefined();
  });

  test('a sample roadmap states the period of each item in words', async () => {
    const { html } = await serverPage(app.origin, '/roadmap-my-app');
    const items = parse(html).querySelectorAll('article section section ol > li');
    expect(items.map(textOf)).toEqual([
      'Build itOak and ironFirst – Second',
      'Turn itWith little waterThird',
      'Is there water?If not, windSecond',
    ]);
  });

  test('the header sends job seekers to the jobs and everyone else to a meeting', async () => {
    const actionOf = async (path: string) => {
      const html = await (await fetch(app.origin + path)).text();
      const header = parse(html).querySelector('header');
      const links = [
        ...(header?.querySelectorAll(
          '.menu ~ div > a:not([hreflang], .header-search), .menu-foot > a:not([hreflang])',
        ) ?? []),
      ];
      return links.map((link) => `${link.text} → ${link.getAttribute('href')}`);
    };
    const jobsLink = 'All open roles → /talents-on-demand';
    const meetingLink = 'Schedule a Meeting → https://meet.example.com/tarn';
    for (const path of [
      '/remote-career',
      '/talents-on-demand/qa-trainee',
      '/events',
      '/drop-your-info',
    ]) {
      expect(await actionOf(path), path).toEqual([jobsLink, jobsLink]);
    }
    // The menus are rendered once per entry, so other visitors must not get the ones for job
    // seekers.
    for (const path of ['/', '/customers', '/learning-hub', '/drop-your-infos']) {
      expect(await actionOf(path), path).toEqual([meetingLink, meetingLink]);
    }
    const root = parse(await (await fetch(`${app.origin}/remote-career`)).text());
    expect(root.querySelectorAll('footer a[href="https://meet.example.com/tarn"]')).toHaveLength(1);
  });

  test("the thank-you page suggests pages for the visitor's interest", async () => {
    const cards = async (query: string) => {
      const root = parse(await (await fetch(`${app.origin}/successful-submission${query}`)).text());
      const links = [...root.querySelectorAll('main article a')];
      return links.map((link) => link.getAttribute('href'));
    };
    const jobSeekers = ['/remote-career', '/verified-badges', '/trainings-and-certifications'];
    expect(await cards('')).toEqual(jobSeekers);
    // The target of the button is not suggested again.
    expect(await cards('?buttonLink=/remote-career')).toEqual(jobSeekers.slice(1));
    expect(await cards('?buttonLink=/service-packages?goal=x')).toContain('/customers');
    expect(await cards('?buttonLink=/about')).toContain('/blogs-and-insights');
    expect(await cards('?buttonLink=//evil.example')).toEqual(jobSeekers);
  });

  test('the impact meter is also on the home page, for as many people as the URL says', async () => {
    const page = await serverPage(app.origin, '/?n=12');
    expect(page.ids).toContain('impactMeter');
    const cares = await serverPage(app.origin, '/grassroot-impact-initative?n=12');
    expect(cares.canonical).toBe(`${app.origin}/grassroot-impact-initative`);
    const slider = /name="n"[^>]*value="12"|value="12"[^>]*name="n"/;
    for (const path of ['/?n=12', '/grassroot-impact-initative?n=12']) {
      expect(await (await fetch(app.origin + path)).text()).toMatch(slider);
    }
    for (const wrong of ['0', '21', '5.5', 'x', '-3', '']) {
      const html = await (await fetch(`${app.origin}/tarn-cares?n=${wrong}`)).text();
      expect(html).toMatch(/name="n"[^>]*value="5"|value="5"[^>]*name="n"/);
    }
    // An invalid value shares the cached page without parameters.
    const etagOf = async (query: string) =>
      (await fetch(`${app.origin}/${query}`)).headers.get('etag');
    expect(await etagOf('?n=junk')).toBe(await etagOf(''));
    expect(await etagOf('?n=7')).not.toBe(await etagOf(''));
  });
});
