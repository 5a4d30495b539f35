/** Spans of a running site, as a collector receives them. */
import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { openDatabase } from '#db/open.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { makeDatabase } from '#tests/engines.ts';
import { freePort } from '#tests/free-port.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { scrape, total } from '#tests/scraped-metrics.ts';
import { startServer } from '#tests/server-process.ts';
import { signIn } from '#tests/staff.ts';
import { startTraceReceiver } from '#tests/trace-receiver.ts';

const PATIENT = { timeout: 60_000 };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('spans of requests, pages, submissions, deliveries, résumés and publications', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const collector = await startTraceReceiver();
  const crm = await startCrmReceiver();
  const server = await startServer({
    DATABASE_URL: url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'careers',
    TRUST_PROXY: '127.0.0.1',
    CAPTCHA: 'off',
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const named = (name: string) => collector.spans.find((span) => span.name === name);

  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  await fetch(`${server.origin}/about?email=${SITA.email}`, { headers });
  await postLead(server.origin, 'Newsletter');
  const sent = await postApplication(server.origin, applicationForm());
  expect(sent.status).toBe(201);
  const engine = await openDatabase(url, { checksDamage: false });
  const editor = await signIn({ engine, origin: server.origin }, 'editor');
  await editor.call('GET', '/content/entry/check?file=pages/about.yaml');
  await fetch(`${server.origin}${API_PREFIX}/blogs/none`, {
    headers: { traceparent: `00-${TRACE}-${PARENT}-00`, 'x-request-id': 'not-sampled' },
  });

  await expect.poll(() => named('read résumé'), PATIENT).toBeDefined();
  await expect.poll(() => named('content: check'), PATIENT).toBeDefined();
  await expect.poll(() => named('deliver notification'), PATIENT).toBeDefined();
  expect(collector.refusals).toEqual([]);

  const page = named('GET /about');
  expect(page).toMatchObject({
    traceId: TRACE,
    parentSpanId: PARENT,
    kind: 2,
    isFailed: false,
    attributes: { 'http.route': '/about', 'http.response.status_code': 200 },
    resource: { 'service.name': 'careers', 'service.version': expect.any(String) },
  });
  expect(named('render page')).toMatchObject({ traceId: TRACE, parentSpanId: page?.spanId });

  const post = named(`POST ${API_PREFIX}/crms`);
  expect(post?.parentSpanId).toBeUndefined();
  expect(named('store submission')).toMatchObject({
    traceId: post?.traceId,
    parentSpanId: post?.spanId,
    attributes: { 'site.form': 'lead' },
  });

  const delivery = named('deliver notification');
  expect(delivery).toMatchObject({ kind: 3, attributes: { 'site.topic': 'lead.crm' } });
  expect(crm.received[0]?.headers.traceparent).toBe(
    `00-${delivery?.traceId}-${delivery?.spanId}-01`,
  );
  expect(named('read résumé')?.attributes).toMatchObject({ 'site.outcome': 'read' });

  // The parent of this one was not sampled.
  expect(named(`GET ${API_PREFIX}/blogs/:slug`)).toBeUndefined();
  const text = collector.text();
  for (const personal of [SITA.email, SITA.lastName, editor.email, '127.0.0.1', '?'])
    expect(text).not.toContain(personal);

  await engine.close();
  expect(await server.stop('SIGTERM')).toBe(0);
  await Promise.all([crm.goDown(), collector.goDown(), drop()]);
}, 240_000);

test('a collector that is away costs dropped spans, and nothing else', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const METRICS_PORT = String(await freePort());
  const server = await startServer({
    DATABASE_URL: url,
    METRICS_PORT,
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    // Without a trusted proxy, clients choose neither traces nor ids.
  });
  for (let n = 0; n < 20; n++) {
    const answer = await fetch(`${server.origin}${API_PREFIX}/job-listings`, {
      headers: { 'x-request-id': 'chosen-by-a-client' },
    });
    expect(answer.status).toBe(200);
  }
  const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  const dropped = async () => total(await scrape(metrics), 'trace_spans_dropped_total');
  await expect.poll(dropped, PATIENT).toBeGreaterThanOrEqual(20);
  expect(server.output().match(/spans could not be sent/g)).toHaveLength(1);
  expect(server.output()).not.toContain('chosen-by-a-client');
  expect(await server.stop('SIGTERM')).toBe(0);
  await drop();
}, 240_000);
