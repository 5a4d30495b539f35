/**
 * Whole numbers in requests have bounds that the integer columns of PostgreSQL can hold. Beyond
 * them it refuses the statement, and the request would fail.
 */
import { expect, test } from 'vitest';
import { CONSOLE_OPENAPI_PATH } from '#api/console/register-console-api.ts';
import { OPENAPI_PATH } from '#api/openapi.ts';
import { makeApp } from './make-app.ts';
import { signIn } from './staff.ts';

const LARGEST = 2 ** 31 - 1;

/** Epoch milliseconds, in wider columns. */
const TIMES = /\/(sendAt|until|validThrough)(\/anyOf\/0)?$/;

/** Paths of the whole numbers without such bounds. */
function unbounded(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, minimum, maximum } = value as Record<string, unknown>;
  const isBounded = Number(maximum) <= LARGEST && Number(minimum) >= -LARGEST;
  const own = type === 'integer' && !isBounded && !TIMES.test(path) ? [path] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) => unbounded(child, `${path}/${key}`)),
  ];
}

test('numbers in requests', async () => {
  const app = await makeApp('SQLite');
  const { headers } = await signIn(app, 'owner');
  const numbers: string[] = [];
  for (const document of [OPENAPI_PATH, CONSOLE_OPENAPI_PATH]) {
    const response = await fetch(app.origin + document, { headers });
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    for (const [path, calls] of Object.entries(paths)) {
      for (const [method, { parameters, requestBody }] of Object.entries(calls))
        numbers.push(...unbounded({ parameters, requestBody }, `${method} ${path}`));
    }
  }
  expect(numbers).toEqual([]);
  await app.close();
});
