import { expect, test } from 'vitest';
import { forgetRegistered, isRegistered, saveRegistered } from './remember-registration.ts';

function createMemoryStore() {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
}

test('remembers a registration for one event until it is undone', () => {
  const store = createMemoryStore();
  expect(isRegistered('/events/tea', store)).toBe(false);
  saveRegistered('/events/tea', store);
  expect(isRegistered('/events/tea', store)).toBe(true);
  expect(isRegistered('/trainings-and-certifications/tea', store)).toBe(false);
  forgetRegistered('/events/tea', store);
  expect(isRegistered('/events/tea', store)).toBe(false);
});

test('works in a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  saveRegistered('/events/tea', store);
  forgetRegistered('/events/tea', store);
  expect(isRegistered('/events/tea', store)).toBe(false);
});
