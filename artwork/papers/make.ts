/**
 * `npm run papers`: sets the white papers of the content pack as PDF. Needs Chromium. The results
 * are committed. Names of papers make only those.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { PACK } from '#artwork/pack.ts';
import { openChromium } from '#artwork/typeset/chromium.ts';
import { fontFaces } from '#artwork/typeset/faces.ts';
import { typographic } from '#artwork/typeset/words.ts';
import { pagesOf } from './page-numbers.ts';
import { type Paper, readPapers } from './paper.ts';
import { type Brand, printPage } from './print-page.ts';
import { FACES, printStyle } from './print-style.ts';

const TARGET = join(PACK, 'media/papers');

/** Maximum bytes of a paper. */
const LIMIT = 400_000;

const brand: Brand = parse(readFileSync(join(PACK, 'site.yaml'), 'utf8'));

async function print(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
}

async function make(paper: Paper, page: Page): Promise<void> {
  const draft = printPage(paper, brand, '', new Map());
  const style =
    (await fontFaces(`${draft}0123456789`, FACES)) + printStyle(typographic(paper.title));
  const pages = pagesOf(await print(page, printPage(paper, brand, style, new Map())));
  const missing = paper.headings.find(({ id }) => !pages.ofTargets.get(id));
  if (missing) throw new Error(`${paper.slug}: no page found for ${missing.text}`);
  const pdf = await print(page, printPage(paper, brand, style, pages.ofTargets));
  writeFileSync(join(TARGET, `${paper.slug}.pdf`), pdf);
  console.log(paper.slug.padEnd(48), String(pdf.length).padStart(7), `${pages.count} pages`);
  if (pdf.length > LIMIT) throw new Error(`${paper.slug} has ${pdf.length} bytes, limit ${LIMIT}`);
}

const papers = readPapers(PACK);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !papers.some(({ slug }) => slug === name));
if (unknown.length > 0) throw new Error(`There is no paper named ${unknown.join(', ')}`);
mkdirSync(TARGET, { recursive: true });
const browser = await openChromium();
try {
  const page = await browser.newPage();
  for (const paper of papers) {
    if (wanted.length === 0 || wanted.includes(paper.slug)) await make(paper, page);
  }
} finally {
  await browser.close();
}
