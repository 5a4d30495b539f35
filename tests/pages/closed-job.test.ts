/** A job whose file has been removed from the pack is closed, in the API and on its page. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { loadPack } from '#domain/content/pack/index.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { makeApp } from '#tests/make-app.ts';

describeOnOneEngine('a job whose file was removed', (engine) => {
  test('answers 410 in the API and on its page', async () => {
    const folder = copyOfPack();
    const app = await makeApp(engine, { CONTENT_DIR: folder });
    const answers = (slug: string) =>
      Promise.all(
        [`${API_PREFIX}/job-listings/${slug}`, `/talents-on-demand/${slug}`].map(
          async (path) => (await fetch(app.origin + path)).status,
        ),
      );
    expect(await answers('qa-trainee')).toEqual([200, 200]);
    rmSync(join(folder, 'jobs/qa-trainee.md'));
    await loadPack(app.engine, folder);
    await expect.poll(() => answers('qa-trainee')).toEqual([410, 410]);
    expect(await answers('senior-react-engineer')).toEqual([200, 200]);
    expect(await answers('never-there')).toEqual([404, 404]);
    await app.close();
  });
});
