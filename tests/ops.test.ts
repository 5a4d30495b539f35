/** The examples for Prometheus and Grafana use only metrics that the site has. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as siteMetrics from '#telemetry/site-metrics.ts';
import { makeApp } from './make-app.ts';
import { type Scraped, scrape } from './scraped-metrics.ts';

/** Of Prometheus itself, and of the Blackbox exporter. */
const OTHERS = ['up', 'probe_ssl_earliest_cert_expiry', 'probe_success'];
/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance', 'le'];

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
  annotations: { list: { expr: string }[] };
}

const { groups } = parse(readFileSync('ops/alerts.yaml', 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('ops/dashboard.json', 'utf8')) as Dashboard;
const EXPRESSIONS = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
  ...dashboard.annotations.list.map(({ expr }) => ['annotation', expr] as const),
];

const WORDS =
  /^(sum|min|max|by|and|or|rate|increase|changes|time|topk|histogram_quantile|max_over_time|predict_linear)$/;

/** The metrics of an expression, with the labels by which it selects and groups. */
function metricsIn(expr: string): { names: string[]; labels: string[] } {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  const selected = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, name = '']) => name),
  );
  const bare = expr
    .replace(/\bby \([^)]*\)/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .match(/[a-zA-Z_]\w*/g);
  const names = (bare ?? []).filter((word) => !WORDS.test(word));
  return { names, labels: [...grouped, ...selected] };
}

let scraped: Scraped;
beforeAll(async () => {
  const app = await makeApp('SQLite', { METRICS_TOKEN: 'a-token-of-the-monitoring' });
  scraped = await scrape(`${app.origin}/metrics`, {
    authorization: 'Bearer a-token-of-the-monitoring',
  });
  await app.close();
});

const LABELS = new Map(Object.values(siteMetrics).map(({ facts }) => [facts.name, facts.labels]));

test.each(EXPRESSIONS)('%s: %s', (_title, expr) => {
  const { names, labels } = metricsIn(expr);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    if (OTHERS.includes(name)) continue;
    const metric = scraped.types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
    expect(scraped.types.get(metric), name).toBeDefined();
    const known: readonly string[] = [...ADDED, ...(LABELS.get(metric) ?? [])];
    for (const label of labels) expect(known, `${name}: ${label}`).toContain(label);
  }
});

test('each alert says what to do', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { annotations } of rules) expect(annotations.action.length).toBeGreaterThan(20);
});

test('each metric of the site is described in the text format', () => {
  expect([...scraped.types.keys()].sort()).toEqual([...LABELS.keys()].sort());
});

test('the documents name each metric', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const missing = [...LABELS.keys()].filter((name) => {
    const [prefix = ''] = name.split('_');
    return (
      !text.includes(name) &&
      !text.includes(`\`${prefix}_…\``) &&
      !text.includes(`\`${name.replace('render_queue', '')}\``)
    );
  });
  expect(missing).toEqual([]);
});
