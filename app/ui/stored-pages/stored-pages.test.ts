import { afterEach, expect, test, vi } from 'vitest';
import { storeVisitedPage } from './stored-pages.ts';

afterEach(() => vi.unstubAllGlobals());

test('stores and fetches nothing with Save-Data', async () => {
  const postMessage = vi.fn();
  const serviceWorker = { controller: { postMessage } };
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData: true } });
  const match = vi.fn();
  vi.stubGlobal('caches', { match });
  await storeVisitedPage('"1"');
  expect(postMessage).not.toHaveBeenCalled();
  expect(match).not.toHaveBeenCalled();
});
