/** Counts what is asked of the database, whichever it is: at the drivers, so that nothing passes by. */
import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** What the program asks by itself now and then; what people sent it looks through for what has expired. */
const BY_ITSELF =
  /outbox|resume_texts|applicant_words|enquiry_words|rate_limits|clock_checks|"(applications|contact_messages|leads|subscriptions)"|\blisten\b/i;

/** The statements that are sent while `work` is done, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = (text: string) => {
    if (!BY_ITSELF.test(text)) sent.push(text);
  };
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
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...values: unknown[]
  ) {
    const [first] = values as [string | { text: string }];
    note(typeof first === 'string' ? first : first.text);
    return query.apply(this, values) as never;
  });
  try {
    await work();
    return sent;
  } finally {
    for (const spy of [...spies, asked]) spy.mockRestore();
  }
}
