import { onTestFinished, test } from 'vitest';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp } from '#tests/make-app.ts';
import { expectParts, PUBLIC_URL } from '#tests/sitemap-parts.ts';

describeEachEngine('the sitemap', (engine) => {
  test('lists its parts if there are more than 5,000 pages', async () => {
    const app = await makeApp(engine, { PUBLIC_URL });
    onTestFinished(() => app.close());
    await expectParts(app);
  });
});
