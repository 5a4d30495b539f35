import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSnackbars, shownSnackbars, showSnackbar } from './snackbar-store.ts';

const texts = () => shownSnackbars().map(({ text }) => text);

beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  globalThis.snackbars = undefined;
});

test('messages stand in the order in which they came, and one can be withdrawn', () => {
  const withdraw = showSnackbar({ tone: 'success', text: 'Message Sent' });
  showSnackbar({ tone: 'neutral', text: 'Copied to clipboard' });
  expect(texts()).toEqual(['Message Sent', 'Copied to clipboard']);
  withdraw();
  expect(texts()).toEqual(['Copied to clipboard']);
});

test('the same message again takes the place of the earlier one', () => {
  const withdrawFirst = showSnackbar({ tone: 'error', text: 'Could Not Send Message' });
  showSnackbar({ tone: 'error', text: 'Could Not Send Message' });
  expect(texts()).toEqual(['Could Not Send Message']);
  withdrawFirst();
  expect(texts()).toEqual(['Could Not Send Message']);
});

test('listeners are told until they leave', () => {
  const listener = vi.fn();
  const leave = onSnackbars(listener);
  showSnackbar({ tone: 'success', text: 'Message Sent' });
  leave();
  showSnackbar({ tone: 'success', text: 'Message Sent' });
  expect(listener).toHaveBeenCalledTimes(1);
});
