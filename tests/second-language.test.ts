/** The job seekers' pages in the pack's second language, as the running program serves them. */
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { applicationForm } from './application-form.ts';
import { sitemapOf } from './crawler.ts';
import { readMail } from './mail-server.ts';
import { mailingSite, pageAt } from './mailing-site.ts';

const site = mailingSite();
const page = (path: string) => pageAt(site, path);

/**
 * Nepali texts with Latin digits, except phone numbers, which are dialed, and texts with Latin
 * letters.
 */
function latinNumbersIn(root: HTMLElement): string[] {
  const texts: string[] = [];
  const look = (node: Node, lang: string | undefined) => {
    if (node instanceof TextNode) {
      if (lang === 'ne') texts.push(node.text);
    } else if (node instanceof HTMLElement) {
      const isVisible = !/^(script|style|template|head)$/i.test(node.rawTagName);
      const isPhone = node.getAttribute('href')?.startsWith('tel:');
      if (isVisible && !isPhone) {
        for (const child of node.childNodes) look(child, node.getAttribute('lang') ?? lang);
      }
    }
  };
  look(root, undefined);
  const facts = texts.flatMap((text) => text.split(' · '));
  return facts.filter(
    (text) => /\d/.test(text.replace(/\+\d+/, '')) && !/\p{Script=Latin}/u.test(text),
  );
}

const JOB = 'lead-platform-engineer';
/** Why entries are in English. */
const NOTE = '[data-entry-language]';

describe('a translated page', () => {
  test('declares its language, with text in Devanagari', async () => {
    const { response, attributeOf, text } = await page('/ne');
    expect(response.status).toBe(200);
    expect(attributeOf('html', 'lang')).toBe('ne');
    expect(attributeOf('html', 'class')).toBe('ne joined');
    expect(attributeOf('html', 'dir')).toBeUndefined();
    expect(attributeOf('meta[property="og:locale"]', 'content')).toBe('ne_NP');
    expect(text).toMatch(/\p{Script=Devanagari}{3}/u);
  });

  test('has the measured fallback font, which English pages omit', async () => {
    const stylesOf = async (path: string) =>
      (await page(path)).root
        .querySelectorAll('head style')
        .map((style) => style.rawText)
        .join('');
    const styles = await stylesOf('/ne');
    const faces = styles.match(/@font-face\{font-family:LikeAnek;[^}]*\}/g) ?? [];
    expect(faces.map((face) => /font-weight:(\d+)/.exec(face)?.[1])).toEqual(['400', '500', '700']);
    for (const face of faces) {
      expect(face).toMatch(/src:local\("?NotoSansDevanagari-/);
      expect(face).toMatch(/size-adjust:[\d.]+%.*unicode-range:U\+900-97F,U\+200C-200D/);
    }
    expect(styles).toMatch(/:root\.ne\{--font-sans:[^;]*LikeAnek/);
    expect(await stylesOf('/')).not.toContain('LikeAnek');
  });

  test.each(['', '/talents-on-demand', `/talents-on-demand/${JOB}`, '/talents-on-demand?page=2'])(
    '%j names itself and the English one, and so does that',
    async (path) => {
      for (const own of [`/ne${path}`, path || '/']) {
        const { root, attributeOf } = await page(own);
        expect(attributeOf('link[rel=canonical]', 'href')).toBe(site.app.origin + own);
        const alternates = root
          .querySelectorAll('link[rel=alternate][hreflang]')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
        expect(alternates).toEqual([
          ['en', site.app.origin + (path || '/')],
          ['x-default', site.app.origin + (path || '/')],
          ['ne', `${site.app.origin}/ne${path}`],
        ]);
      }
    },
  );

  test('links to translated pages, and otherwise to English ones', async () => {
    const { root } = await page('/ne');
    const hrefs = new Set(root.querySelectorAll('a').map((link) => link.getAttribute('href')));
    expect([...hrefs]).toEqual(expect.arrayContaining(['/ne/talents-on-demand', '/about']));
    expect([...hrefs]).not.toContain('/talents-on-demand');
    expect([...hrefs]).not.toContain('/ne/about');
  });

  test('does not translate the URLs of files', async () => {
    const { attributeOf, root } = await page('/ne/talents-on-demand');
    expect(attributeOf('link[type="application/rss+xml"]', 'href')).toContain('.xml');
    for (const link of root.querySelectorAll('a[href*="feed.xml"]')) {
      expect(link.getAttribute('href')).toMatch(/^\/talents-on-demand\/feed\.xml/);
    }
  });

  test('no link leads from a translated page to an English one that is translated', async () => {
    const sitemap = await sitemapOf(site.app.origin);
    const translated = sitemap.flatMap((path) => (/^\/ne(\/|$)/.exec(path) ? [path] : []));
    const english = new Set(translated.map((path) => path.slice('/ne'.length) || '/'));
    const job = '/ne/drop-your-info?jobId=qa-trainee';
    const faults: string[] = [];
    for (const path of [...translated, job, '/ne/talents-on-demand?q=react', '/ne/job-alerts']) {
      const { root } = await page(path);
      const ends = root.querySelectorAll('a:not([hreflang]), form').map((element) => {
        const end = element.getAttribute('href') ?? element.getAttribute('action') ?? '';
        return end.replace(/[?#].*/, '');
      });
      faults.push(
        ...ends.filter((end) => english.has(end)).map((end) => `${path} leads to ${end}`),
      );
    }
    expect(faults).toEqual([]);
  });

  test('marks untranslated parts as English, once per part', async () => {
    const { root } = await page(`/ne/talents-on-demand/${JOB}`);
    expect(root.querySelector('h1')?.getAttribute('lang')).toBe('en');
    expect(root.querySelector('h1')?.structuredText).not.toMatch(/\p{Script=Devanagari}/u);
    expect(root.querySelectorAll('[lang=en] [lang=en]')).toEqual([]);
    expect(root.querySelectorAll('[lang=ne] [lang=ne]').length).toBe(
      root.querySelectorAll('html[lang=ne] [lang=ne]').length,
    );
  });

  test.each(['/talents-on-demand', `/talents-on-demand/${JOB}`])(
    '%s says why roles are in English, only in Nepali',
    async (path) => {
      const noteOf = async (at: string) => (await page(at)).root.querySelector(NOTE)?.text;
      expect(await noteOf(`/ne${path}`)).toMatch(/^यी पदबारे अङ्ग्रेजीमा/);
      expect(await noteOf(path)).toBeUndefined();
    },
  );

  test('has no such note where the page itself is not translated', async () => {
    for (const path of ['/ne/events', '/ne/trainings-and-certifications/sql-at-work']) {
      expect((await page(path)).root.querySelector(NOTE)).toBeNull();
    }
  });

  test("leaves only an entry's own words in English on cards of jobs", async () => {
    const english: string[] = [];
    for (const query of ['', '?page=2', '?page=3']) {
      const { root } = await page(`/ne/talents-on-demand${query}`);
      for (const card of root.querySelectorAll('article')) {
        for (const part of card.querySelectorAll('[lang=en], button')) part.remove();
        english.push(...(card.text.match(/\p{Script=Latin}[\p{Script=Latin} ]+/gu) ?? []));
      }
    }
    // The tests' pack translates two of the clients.
    expect(english).toContain('Halifax ');
    expect(english.join()).not.toMatch(/Perth|Vermont|week|min|hour|Nepal|AM|PM/);
  });

  test("marks a job's own questions as English", async () => {
    const { root } = await page('/ne/drop-your-info?jobId=qa-trainee');
    const own = root.querySelectorAll('main form [lang=en]').map(({ text }) => text);
    expect(own.length).toBeGreaterThan(0);
    expect(own.join()).not.toMatch(/\p{Script=Devanagari}/u);
  });

  test('shows dates of lists in its digits and in both calendars', async () => {
    const { text } = await page(`/ne/talents-on-demand/${JOB}`);
    expect(text).toContain('फुल टाइम');
    expect(text).not.toContain('Full time');
    expect(text).toMatch(/२०२६ \S+ [०-९]+ \(२०८३\s\S+\s[०-९]+\)/);
    const { text: list } = await page('/ne/talents-on-demand');
    expect(list).not.toMatch(/(^|\s)\d+ वटा/);
  });

  test('uses Devanagari digits in all Nepali text', async () => {
    const paths = (await sitemapOf(site.app.origin)).filter((path) => /^\/ne(\/|$)/.test(path));
    expect(paths.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const path of [...paths, '/ne/drop-your-info?jobId=qa-trainee']) {
      const { root } = await page(path);
      faults.push(...latinNumbersIn(root).map((text) => `${path}: ${text}`));
    }
    expect(faults).toEqual([]);
  });

  test('keeps the digits of English text', async () => {
    const { root } = await page('/ne/trainings-and-certifications/sql-at-work');
    const english = root.querySelectorAll('main [lang=en]').map(({ text }) => text);
    expect(english.join(' ')).toMatch(/\d/);
    expect(english.join(' ')).not.toMatch(/[०-९]/);
  });
});

describe('the language switch', () => {
  const switchOn = async (path: string) => {
    const { root } = await page(path);
    const link = root.querySelector('header div > a[hreflang]');
    return [link?.getAttribute('hreflang'), link?.getAttribute('lang'), link?.getAttribute('href')];
  };

  test.each([
    ['/', '/ne'],
    [`/talents-on-demand/${JOB}`, `/ne/talents-on-demand/${JOB}`],
    ['/talents-on-demand?q=react', '/ne/talents-on-demand?q=react'],
  ])('leads from %s to %s and back', async (english, nepali) => {
    expect(await switchOn(english)).toEqual(['ne', 'ne', nepali]);
    expect(await switchOn(nepali)).toEqual(['en', 'en', english]);
  });

  test('leads to the home page from an untranslated page', async () => {
    expect(await switchOn('/about')).toEqual(['ne', 'ne', '/ne']);
  });

  test('escapes the URL', async () => {
    const [, , href] = await switchOn('/talents-on-demand?q=%22%3E%3Cimg%3E%26x');
    expect(href).toBe('/ne/talents-on-demand?q=%22%3E%3Cimg%3E%26x');
  });
});

test.each(['/ne/about', '/ne/nobody', '/np', '/ne/talents-on-demand/nobody'])(
  'there is no %s',
  async (path) => {
    expect((await page(path)).response.status).toBe(404);
  },
);

test('the sitemap lists the pages in both languages', async () => {
  const paths = await sitemapOf(site.app.origin);
  expect(paths).toEqual(
    expect.arrayContaining(['/ne', '/ne/talents-on-demand', `/ne/talents-on-demand/${JOB}`]),
  );
  expect(paths.filter((path) => path.startsWith('/ne/about'))).toEqual([]);
});

test('finds jobs by a word in Devanagari and by a filter', async () => {
  const { text } = await page(`/ne/talents-on-demand?q=${encodeURIComponent('काठमाडौं')}`);
  const { text: none } = await page(`/ne/talents-on-demand?q=${encodeURIComponent('जहाज')}`);
  expect(text).toMatch(/[१-९][०-९]* वटा/);
  expect(none).not.toMatch(/[१-९][०-९]* वटा पद खुला/);
});

describe('an application without scripts', () => {
  const post = (form: FormData) =>
    fetch(`${site.app.origin}/ne/drop-your-info?jobId=${JOB}`, {
      method: 'POST',
      body: form,
      headers: { origin: site.app.origin },
      redirect: 'manual',
    });

  test("is rejected in the page's language", async () => {
    const response = await post(applicationForm({ jobId: JOB, name: '', email: 'nobody' }));
    expect(response.status).toBe(422);
    const text = parse(await response.text()).querySelector('main')?.structuredText;
    expect(text).toContain('इमेल ठेगाना मिलेन');
    // The number of errors, in Devanagari digits.
    expect(text).toMatch(/यी [१-९] ठाउँ/);
    expect(text).toContain('यो ठाउँ भर्नैपर्छ');
    expect(text).not.toContain('Email must be valid');
  });

  test("is acknowledged by email in Nepali, while the team's email is in English", async () => {
    const response = await post(applicationForm({ jobId: JOB }));
    expect(response.status).toBe(302);
    const thanks = response.headers.get('location') ?? '';
    expect(thanks).toMatch(/^\/ne\/successful-submission\?/);
    expect((await page(thanks)).text).toMatch(/\p{Script=Devanagari}{3}/u);
    await expect.poll(() => site.mails.received.length, { timeout: 10_000 }).toBe(2);
    const sent = await Promise.all(site.mails.received.map(readMail));
    const own = sent.find(({ to }) => to?.[0]?.address === 'sita@example.com');
    const team = sent.find(({ to }) => to?.[0]?.address !== 'sita@example.com');
    expect(own?.subject).toContain('आवेदन');
    expect(own?.text).toContain('नमस्ते Sita Gurung,');
    expect(own?.html).toContain('<html lang="ne">');
    expect(team?.text).not.toContain('नमस्ते');

    const [path = ''] = /\/ne\/application\/[\w-]{64}/.exec(own?.text ?? '') ?? [];
    const { response: opened, root, text } = await page(path);
    expect(opened.status).toBe(200);
    for (const words of ['कहाँ पुग्यो', 'आइपुग्यो', 'कागजात थप्नुहोस्']) expect(text).toContain(words);
    expect(root.querySelector(`main form[action="${path}"]`)).not.toBeNull();
    // References have the same digits in every language.
    const [reference = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(own?.text ?? '') ?? [];
    expect(root.querySelector('h1 + p')?.text).toContain(reference);
    const posted = (to: string) =>
      fetch(site.app.origin + to, {
        method: 'POST',
        body: new FormData(),
        headers: { origin: site.app.origin },
        redirect: 'manual',
      });
    expect(await (await posted(path)).text()).toContain('एउटा PDF छान्नुहोस्');
    const withdrawn = await posted(`${path}?ask=withdraw`);
    expect(withdrawn.headers.get('location')).toBe(`${path}?done=withdrawn`);
  });
});
