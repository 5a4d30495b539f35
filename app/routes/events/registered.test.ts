import { expect, test } from 'vitest';
import { forgetRegistered, isRegistered, saveRegistered } from './remember-registration.ts';

function memory() {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
}

test('a registration is kept for one event, until it is taken back', () => {
  const store = memory();
  expect(isRegistered('/events/tea', store)).toBe(false);
  saveRegistered('/events/tea', store);
  expect(isRegistered('/events/tea', store)).toBe(true);
  expect(isRegistered('/trainings-and-certifications/tea', store)).toBe(false);
  forgetRegistered('/events/tea', store);
  expect(isRegistered('/events/tea', store)).toBe(false);
});

test('where nothing can be kept, nobody is registered and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  saveRegistered('/events/tea', store);
  forgetRegistered('/events/tea', store);
  expect(isRegistered('/events/tea', store)).toBe(false);
});
