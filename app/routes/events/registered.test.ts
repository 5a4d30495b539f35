import { expect, test } from 'vitest';
import { hasRegistration, removeRegistration, saveRegistration } from './remember-registration.ts';

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
  expect(hasRegistration('/events/tea', store)).toBe(false);
  saveRegistration('/events/tea', store);
  expect(hasRegistration('/events/tea', store)).toBe(true);
  expect(hasRegistration('/trainings-and-certifications/tea', store)).toBe(false);
  removeRegistration('/events/tea', store);
  expect(hasRegistration('/events/tea', store)).toBe(false);
});

test('works in a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  saveRegistration('/events/tea', store);
  removeRegistration('/events/tea', store);
  expect(hasRegistration('/events/tea', store)).toBe(false);
});
