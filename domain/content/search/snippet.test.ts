import { describe, expect, test } from 'vitest';
import { queryTokens } from '#contract/search/index.ts';
import { snippetParts } from '#contract/site-search.ts';
import { snippetOf } from './snippet.ts';

const snippet = (text: string, q: string) => snippetOf(text, queryTokens(q, { begun: 'all' }));

describe('snippetOf', () => {
  test('marks prefixes of words, and nothing within a word', () => {
    expect(snippet('Bridges abridged', 'bridge')).toBe('<mark>Bridges</mark> abridged');
  });

  test('begins near the first match and ends at a word', () => {
    const text = `${'Long ago. '.repeat(40)}A lantern ${'went out. '.repeat(40)}`;
    const result = snippet(text, 'lantern');
    expect(result).toContain('<mark>lantern</mark>');
    expect(result).toMatch(/^…\S.*\S…$/);
    expect(result.length).toBeLessThan(220);
  });

  test('cuts a text without spaces', () => {
    expect(snippet('x'.repeat(9000), 'lantern').length).toBeLessThan(200);
  });

  test('marks words with accents and other spellings', () => {
    expect(snippet('A Café', 'cafe')).toBe('A <mark>Café</mark>');
    expect(snippet('झोलुङ्गे पुल', 'झोलुंगे')).toBe('<mark>झोलुङ्गे</mark> पुल');
  });

  test('separates headings from the text after them', () => {
    expect(snippet('Why now\nBecause.\nNext', 'zebra')).toBe('Why now · Because. Next');
  });
});

describe('snippetParts', () => {
  test('returns plain text, whatever the host of the API has sent', () => {
    expect(snippetParts('a &lt;b&gt; <mark>C&amp;D</mark><img src=x>')).toEqual([
      { text: 'a <b> ', isMatch: false },
      { text: 'C&D', isMatch: true },
      { text: '<img src=x>', isMatch: false },
    ]);
  });
});
