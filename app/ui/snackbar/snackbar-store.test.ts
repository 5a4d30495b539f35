import { afterEach, expect, test, vi } from 'vitest';
import { closeSnackbar, showSnackbar, snackbarStore } from './snackbar-store.ts';

const texts = () => snackbarStore.read().map(({ text }) => text);

afterEach(() => {
  for (const { id } of snackbarStore.read()) closeSnackbar(id);
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
  const leave = snackbarStore.subscribe(listener);
  showSnackbar({ tone: 'success', text: 'Message Sent' });
  leave();
  showSnackbar({ tone: 'success', text: 'Message Sent' });
  expect(listener).toHaveBeenCalledTimes(1);
});
