import { expect, test } from 'vitest';
import { scriptJson } from './json-ld-node.ts';

test('escapes text that could end the element', () => {
  const text = '</script><!--<script>&amp;\u2028\u2029 $& सेत';
  const json = scriptJson({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
