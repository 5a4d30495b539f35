import { afterEach, expect, test, vi } from 'vitest';
import {
  addShortcut,
  allShortcuts,
  type Press,
  shortcutOf,
  switchSingleKeys,
} from './shortcuts.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  switchSingleKeys(true);
});

const add = (keys: string, label = keys) =>
  ends.push(addShortcut({ keys, label, group: 'Test', run: vi.fn() }));

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  hasMod: false,
  isTyping: false,
  isCovered: false,
  ...more,
});

test('a key stands for what was added last, until that goes', () => {
  add('j', 'of the frame');
  add('j', 'of the view');
  expect(shortcutOf(press('j'))?.label).toBe('of the view');
  ends.pop()?.();
  expect(shortcutOf(press('j'))?.label).toBe('of the frame');
  expect(allShortcuts()).toHaveLength(1);
});

test('two keys after each other stand for one thing, within a moment', () => {
  add('g t', 'team');
  add('t', 'tag');
  expect(shortcutOf(press('g'), 1000)).toBeUndefined();
  expect(shortcutOf(press('t'), 1500)?.label).toBe('team');
  expect(shortcutOf(press('t'), 1600)?.label).toBe('tag');
  shortcutOf(press('g'), 2000);
  expect(shortcutOf(press('t'), 9000)?.label).toBe('tag');
});

test('in a field and under a dialog a key is only a key', () => {
  add('j');
  expect(shortcutOf(press('j', { isTyping: true }))).toBeUndefined();
  expect(shortcutOf(press('j', { isCovered: true }))).toBeUndefined();
});

test('with Ctrl or Command it works in fields, and is another one', () => {
  add('mod+Enter', 'send');
  expect(shortcutOf(press('Enter'))).toBeUndefined();
  expect(shortcutOf(press('Enter', { hasMod: true, isTyping: true }))?.label).toBe('send');
});

test('single keys can be switched off', () => {
  add('j');
  add('Escape');
  add('mod+k');
  switchSingleKeys(false);
  expect(shortcutOf(press('j'))).toBeUndefined();
  expect(shortcutOf(press('Escape'))).toBeDefined();
  expect(shortcutOf(press('k', { hasMod: true }))).toBeDefined();
});
