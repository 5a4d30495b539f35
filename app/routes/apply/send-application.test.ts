import { expect, test } from 'vitest';
import { outcomeOf } from './send-application.ts';

const PROBLEM = JSON.stringify({
  type: 'urn:problem:too-large',
  title: 'The request is too large',
  status: 413,
  detail: 'File size must be less than 5MB',
});

test('only the site can call a file too large', () => {
  expect(outcomeOf(413, PROBLEM, null)).toMatchObject({ kind: 'refused' });
  // nginx with its default limit. The form has checked that the file is small enough.
  expect(outcomeOf(413, '<html><h1>413 Request Entity Too Large</h1></html>', null)).toEqual({
    kind: 'unreachable',
  });
});
