/**
 * Records database statements in the drivers of both engines. Statements of background tasks are
 * not recorded.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** Published by Node before a request's listeners run, in the same async context. */
const REQUEST_START = 'http.server.request.start';

const counting = new AsyncLocalStorage<symbol>();

/** The statements that `work`, or a request it sends to this process, executes, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const id = Symbol('counted');
  const sent: string[] = [];
  const note = (text: string) => {
    if (counting.getStore() === id) sent.push(text);
  };
  const enter = () => counting.enterWith(id);
  subscribe(REQUEST_START, enter);
  const spies = (['all', 'get', 'run', 'iterate'] as const).map((name) => {
    const real = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
    return vi.spyOn(StatementSync.prototype, name).mockImplementation(function (
      this: StatementSync,
      ...values: unknown[]
    ) {
      note(this.sourceSQL);
      return real.apply(this, values) as never;
    });
  });
  const query = pg.Client.prototype.query as (...values: unknown[]) => unknown;
  const querySpy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...values: unknown[]
  ) {
    const [first] = values as [string | { text: string }];
    note(typeof first === 'string' ? first : first.text);
    return query.apply(this, values) as never;
  });
  try {
    await counting.run(id, work);
    return sent;
  } finally {
    unsubscribe(REQUEST_START, enter);
    for (const spy of [...spies, querySpy]) spy.mockRestore();
  }
}
