import { expect, test } from 'vitest';
import { isLoadedFirst, isOnFirstVisit, sharedFile } from './needed-by.ts';

const page = (path: string) => `/site/app/routes/${path}.tsx?__react-router-build-client-route`;
const ROOT = '/site/app/root.tsx';

/** A module by who imports it; those behind `later` fetch it when they need it. */
function graphOf(importers: Record<string, string[]>, later: Record<string, string[]> = {}) {
  return {
    getModuleInfo: (id: string) => ({
      importers: importers[id] ?? [],
      dynamicImporters: later[id] ?? [],
    }),
  };
}

test('a module that one page needs has no file but that page', () => {
  const graph = graphOf({ card: ['list'], list: [page('jobs/job-list')] });
  expect(sharedFile('card', graph)).toBeNull();
});

test('what pages of few rooms need comes in a file of these rooms', () => {
  const graph = graphOf({
    card: ['tile', page('office/office')],
    tile: [page('jobs/job-list'), page('jobs/job-detail')],
    form: [page('jobs/job-list'), page('gallery/gallery')],
  });
  expect(sharedFile('tile', graph)).toBe('jobs');
  expect(sharedFile('card', graph)).toBe('jobs-office');
  expect(sharedFile('form', graph)).toBe('jobs');
});

test('what many rooms need comes in one file', () => {
  const rooms = ['about/about', 'contact/contact', 'jobs/job-list', 'office/office'];
  const graph = graphOf({ hero: rooms.map(page) });
  expect(sharedFile('hero', graph)).toBe('pages');
});

test('a ring of imports has an end', () => {
  const graph = graphOf({ egg: ['hen'], hen: ['egg', page('jobs/job-list'), page('jobs/job')] });
  expect(sharedFile('egg', graph)).toBe('jobs');
});

test('what is fetched later is on the first visit, but not loaded first', () => {
  const graph = graphOf({ logo: [ROOT] }, { voices: ['/site/app/routes/home/home.tsx'] });
  expect([isLoadedFirst('logo', graph), isOnFirstVisit('logo', graph)]).toEqual([true, true]);
  expect([isLoadedFirst('voices', graph), isOnFirstVisit('voices', graph)]).toEqual([false, true]);
  expect(isOnFirstVisit('other', graph)).toBe(false);
});
