import { expect, test, vi } from 'vitest';
import { openFile, statementsOf } from './connect.ts';

test('reuses prepared statements and caches a bounded number of them', () => {
  const file = openFile(':memory:');
  const prepare = vi.spyOn(file, 'prepare');
  const statement = statementsOf(file);
  statement('select 0');
  for (let n = 1; n <= 5000; n++) {
    statement(`select ${n}`);
    statement('select -1');
  }
  expect(prepare).toHaveBeenCalledTimes(5002);
  statement('select 0');
  expect(prepare).toHaveBeenCalledTimes(5003);
  file.close();
});
