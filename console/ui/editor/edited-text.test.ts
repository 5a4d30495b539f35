import { expect, test } from 'vitest';
import { EditedText, placeholderChange } from './edited-text.ts';

const PLACEHOLDER = '![Uploading a.jpg…]()';

test.each([
  ['the picture', `one\n\n${PLACEHOLDER}\n\ntwo`, '![](a.jpg)', 'one\n\n![](a.jpg)\n\ntwo'],
  ['nothing', `one\n\n${PLACEHOLDER}\n\ntwo`, '', 'one\n\ntwo'],
  ['nothing at the start', `${PLACEHOLDER}\n\ntwo`, '', '\n\ntwo'],
])('replaces the placeholder by %s', (_name, text, picture, expected) => {
  const change = placeholderChange(text, PLACEHOLDER, picture);
  if (!change) throw new Error('there is no change');
  expect(text.slice(0, change.from) + change.insert + text.slice(change.to)).toBe(expected);
});

test('changes nothing if the placeholder was deleted', () => {
  expect(placeholderChange('one', PLACEHOLDER, '![](a.jpg)')).toBeNull();
});

test('changes the text that is open, and none once the editor is closed', () => {
  const changed: string[] = [];
  const text = new EditedText(() => changed.push('value'));
  text.replacePlaceholder(PLACEHOLDER, '');
  text.show(() => changed.push('view'));
  text.replacePlaceholder(PLACEHOLDER, '');
  text.setClosed(true);
  text.replacePlaceholder(PLACEHOLDER, '');
  expect(changed).toEqual(['value', 'view']);
});
