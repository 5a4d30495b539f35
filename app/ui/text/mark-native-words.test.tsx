import { expect, test } from 'vitest';
import { staticMarkup } from '#tests/static-markup.tsx';
import { markNativeWords } from './mark-native-words.tsx';

test.each([
  ['Only English', 'Only English'],
  ['', ''],
  ['Setu (सेतु) means bridge', 'Setu (<span lang="ne">सेतु</span>) means bridge'],
  ['असार पन्ध्र: a day', '<span lang="ne">असार पन्ध्र</span>: a day'],
  ['हजुर, हजुर', '<span lang="ne">हजुर</span>, <span lang="ne">हजुर</span>'],
  ['<b>तीज</b>', '&lt;b&gt;<span lang="ne">तीज</span>&lt;/b&gt;'],
])('%s', (text, html) => {
  expect(staticMarkup(<p>{markNativeWords(text)}</p>)).toBe(`<p>${html}</p>`);
});
