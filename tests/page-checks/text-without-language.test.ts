import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { textWithoutLanguage } from './text-without-language.ts';

test.each([
  ['<p>Teej (तीज)</p>', ['तीज']],
  ['<p>असार पन्ध्र, <b>मोमो</b></p>', ['असार पन्ध्र', 'मोमो']],
  ['<p>Teej (<span lang="ne">तीज</span>)</p>', []],
  ['<p lang="new"><b>येँयाः</b></p>', []],
  ['<p lang="ne">तीज <span lang="en">and तीज</span></p>', ['तीज']],
  ['<p title="तीज">Teej</p>', []],
  ['<script>"तीज"</script>', []],
  ['<p>&#2340;&#2368;&#2332;</p>', ['तीज']],
])('%s', (html, words) => {
  expect(textWithoutLanguage(parse(`<html lang="en"><body>${html}</body></html>`))).toEqual(words);
});
