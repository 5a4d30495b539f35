import { expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { SITA } from '#tests/lead.ts';
import { postedForms } from '#tests/posted-forms.ts';

describeOnOneEngine('the form in front of a video or a white paper, without scripts', (engine) => {
  const { stored, ...forms } = postedForms(engine);

  test.each([
    ['/learning-hub/sql-for-the-first-job', 'Learning Hub', '.mp4'],
    ['/whitepapers/a-first-release-in-the-order-of-risk', 'White paper', '.pdf'],
  ])('%s: opens once the lead is stored, and not for bots', async (path, source, ending) => {
    const post = (fields: Record<string, string>) =>
      forms.post(path, new URLSearchParams({ ...SITA, pageTitle: 'Tarn', ...fields }));
    const refused = await post({ [HONEYPOT_FIELD]: 'buy now' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain(ending);
    expect(await stored('leads')).toEqual([]);

    const opened = await post({});
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain(ending);
    expect(await stored('leads')).toMatchObject([{ source, verified: 0, page_route: path }]);
  });
});
