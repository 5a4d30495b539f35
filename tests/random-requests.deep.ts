/** Random requests to both APIs: none may cause a server error, or take ten seconds. */
import { expect, onTestFinished, test } from 'vitest';
import { describeEachEngine } from './engines.ts';
import { makeApp } from './make-app.ts';
import { sendRandomRequests } from './random-requests.ts';

const COUNT = 5000;

describeEachEngine('both APIs', (engine) => {
  test(`answer ${COUNT} random requests`, { timeout: 900_000 }, async () => {
    const app = await makeApp(engine, { CAPTCHA: 'off' });
    onTestFinished(() => app.close());
    const { statuses, failures } = await sendRandomRequests(app, {
      seed: 7,
      count: COUNT,
      timeout: 10_000,
    });
    console.log(`${engine}: answers by status ${JSON.stringify(statuses)}`);
    expect(failures).toEqual([]);
    // Many requests lead to objects that exist.
    expect(statuses[200]).toBeGreaterThan(COUNT / 10);
  });
});
