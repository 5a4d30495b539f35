import { expect, test } from 'vitest';
import { startCrmReceiver } from '#tests/crm-receiver.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp } from '#tests/make-app.ts';

const PUBLIC_URL = 'https://www.tarn.example';

test('sends page and consent to HubSpot, and dead-letters a lead that it refuses', async () => {
  const forms = await startCrmReceiver({ isSigned: false });
  const app = await makeApp('SQLite', {
    PUBLIC_URL,
    HUBSPOT_PORTAL_ID: '4711',
    HUBSPOT_FORM_ID: 'a1b2-c3',
    HUBSPOT_ORIGIN: new URL(forms.url).origin,
  });
  const page = { 'x-page-route': '/about', 'x-page-title': 'About' };
  expect((await postLead(app.origin, 'Newsletter', SITA, page)).status).toBe(201);
  await expect.poll(() => forms.received.length).toBe(1);
  expect(forms.received[0]).toMatchObject({
    path: '/submissions/v3/integration/submit/4711/a1b2-c3',
    body: {
      fields: [
        { objectTypeId: '0-1', name: 'email', value: SITA.email },
        { objectTypeId: '0-1', name: 'firstname', value: 'Sita' },
        { objectTypeId: '0-1', name: 'lastname', value: 'Gurung' },
      ],
      context: { pageUri: `${PUBLIC_URL}/about`, pageName: 'About' },
      legalConsentOptions: {
        consent: { consentToProcess: true, text: expect.stringMatching(/^By subscribing/) },
      },
    },
  });
  const refusal = (errorType: string) => JSON.stringify({ errors: [{ errorType }] });
  forms.answer(400, {}, refusal('FORM_HAS_RECAPTCHA_ENABLED'));
  await postLead(app.origin, 'Newsletter', { ...SITA, firstName: 'Hari' });
  const waiting = () =>
    app.engine.db.selectFrom('outbox').select('failed_at').where('last_error', 'like', '%CAPTCHA%');
  await expect.poll(() => waiting().execute()).toEqual([{ failed_at: null }]);

  forms.answer(400, {}, refusal('BLOCKED_EMAIL'));
  await postLead(app.origin, 'Newsletter', { ...SITA, firstName: 'Ram' });
  const failed = () =>
    app.engine.db.selectFrom('outbox').select('last_error').where('failed_at', 'is not', null);
  const reason = { last_error: expect.stringContaining('HubSpot answered 400') };
  // Hari's lead is refused for the same reason when it is retried.
  await expect.poll(() => failed().execute()).toEqual([reason, reason]);
  await app.close();
  await forms.goDown();
});
