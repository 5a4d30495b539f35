/** Converts HTML as each program puts it on the clipboard. `NAME.md` has the expected Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import type { BlockContent } from 'mdast';
import { expect, test } from 'vitest';
import { markdownToHtml } from '#domain/content/markdown/index.ts';
import { shownText, visibleText } from '#tests/pasted-text.ts';
import { markdownOf } from './markdown-text.ts';
import { readPaste } from './pasted-blocks.ts';

const FOLDER = 'domain/content/paste/fixtures';
const ORIGIN = 'https://setu.example';

const NAMES = readdirSync(FOLDER).flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? []);

const convert = (name: string) => readPaste(readFileSync(`${FOLDER}/${name}.html`, 'utf8'), ORIGIN);

/** The hrefs, picture sources and raw HTML that the renderer finds. */
function referencesIn(markdown: string) {
  const links: string[] = [];
  const pictures: string[] = [];
  const raw: string[] = [];
  markdownToHtml(markdown, {
    link: (href) => links.push(href),
    html: (code) => raw.push(code),
    picture: (src) => {
      pictures.push(src);
      return null;
    },
  });
  return { links, pictures, raw };
}

test('there are fixtures of each program', () => {
  const counts = Object.entries({
    docs: 8,
    word: 8,
    notion: 5,
    '(pages|notes)': 5,
    writer: 4,
    '(gmail|outlook|newsletter)': 4,
    '(web|vs|slack|hostile)': 6,
  }).map(([program, least]) => [
    program,
    NAMES.filter((name) => new RegExp(`^${program}-`).test(name)).length >= least,
  ]);
  expect(counts.filter(([, isEnough]) => !isEnough)).toEqual([]);
});

test.each(NAMES)('converts %s', async (name) => {
  const { blocks } = await convert(name);
  expect(`${markdownOf(blocks)}\n`).toBe(readFileSync(`${FOLDER}/${name}.md`, 'utf8'));
});

test.each(NAMES)('the renderer shows the text of %s unchanged', async (name) => {
  const { blocks, pictures } = await convert(name);
  const markdown = markdownOf(blocks);
  expect(shownText(markdown)).toBe(visibleText(blocks as BlockContent[]));
  const references = referencesIn(markdown);
  expect(references.raw).toEqual([]);
  expect(references.links.filter((href) => !/^(https?:\/\/|mailto:|\/(?!\/))/.test(href))).toEqual(
    [],
  );
  const embedded = pictures.flatMap(({ src }, index) => (src === 'data' ? [`paste:${index}`] : []));
  expect(references.pictures).toEqual(embedded);
});

test('headings begin with ## and skip no level', async () => {
  for (const name of NAMES) {
    const { blocks } = await convert(name);
    let previous = 1;
    for (const block of blocks) {
      if (block.type !== 'heading') continue;
      expect(block.depth, name).toBeLessThanOrEqual(Math.min(previous + 1, 4));
      expect(block.depth, name).toBeGreaterThanOrEqual(2);
      previous = block.depth;
    }
  }
});
