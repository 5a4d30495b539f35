import { afterEach, expect, test, vi } from 'vitest';
import {
  addShortcut,
  allShortcuts,
  type Press,
  setSingleKeysEnabled,
  shortcutOf,
} from './shortcuts.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  setSingleKeysEnabled(true);
});

const add = (keys: string, label = keys) =>
  ends.push(addShortcut({ keys, label, group: 'Test', run: vi.fn() }));

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  hasMod: false,
  isTyping: false,
  isBehindDialog: false,
  ...more,
});

test('runs the newest shortcut of a key until it is removed', () => {
  add('j', 'of the frame');
  add('j', 'of the view');
  expect(shortcutOf(press('j'))?.label).toBe('of the view');
  ends.pop()?.();
  expect(shortcutOf(press('j'))?.label).toBe('of the frame');
  expect(allShortcuts()).toHaveLength(1);
});

test('recognizes a sequence of two keys within a short time', () => {
  add('g t', 'team');
  add('t', 'tag');
  expect(shortcutOf(press('g'), 1000)).toBeUndefined();
  expect(shortcutOf(press('t'), 1500)?.label).toBe('team');
  expect(shortcutOf(press('t'), 1600)?.label).toBe('tag');
  shortcutOf(press('g'), 2000);
  expect(shortcutOf(press('t'), 9000)?.label).toBe('tag');
});

test('ignores keys in fields and behind dialogs', () => {
  add('j');
  expect(shortcutOf(press('j', { isTyping: true }))).toBeUndefined();
  expect(shortcutOf(press('j', { isBehindDialog: true }))).toBeUndefined();
});

test('treats Ctrl or Command with a key as another shortcut, which works in fields', () => {
  add('mod+Enter', 'send');
  expect(shortcutOf(press('Enter'))).toBeUndefined();
  expect(shortcutOf(press('Enter', { hasMod: true, isTyping: true }))?.label).toBe('send');
});

test('can switch off single-key shortcuts', () => {
  add('j');
  add('Escape');
  add('mod+k');
  setSingleKeysEnabled(false);
  expect(shortcutOf(press('j'))).toBeUndefined();
  expect(shortcutOf(press('Escape'))).toBeDefined();
  expect(shortcutOf(press('k', { hasMod: true }))).toBeDefined();
});
