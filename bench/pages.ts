/**
 * Lighthouse for one page of each template, as a phone on a slow connection: `pages.ts [RUNS]
 * [PATH…]`, by default the median of 3 runs of ten seconds each. Exits with status 1 if a page is
 * below its limits. Speed is simulated from measurements on this machine, so only figures of a
 * quiet machine are comparable. Bytes, layout shifts and the other three categories are the same on
 * every machine.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureProgram } from '#scripts/test-programs.mjs';
import { sitemapOf } from '#tests/crawler.ts';
import { oneOfEach } from '#tests/templates.ts';
import { withLoadedSite } from './served-site.ts';

const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const;
const PERFORMANCE = 90;
const SHIFT = 0.01;

const [runs = '3', ...chosen] = process.argv.slice(2);

/** For pages with `noindex`, the audit `is-crawlable` is skipped. */
async function asksNotToBeFound(url: string): Promise<boolean> {
  return /<meta name="robots" content="[^"]*noindex/.test(await (await fetch(url)).text());
}

async function visit(url: string, port: number, skipAudits: string[]): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'error',
    onlyCategories: ['performance', ...QUALITIES],
    skipAudits,
    output: 'json',
  });
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError)
    throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'nothing'}`);
  return lhr;
}

const scoreOf = ({ categories }: Result, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);
const numberOf = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

/** The median; of two middle values the lower. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Audits of the three quality categories without the full score. */
function faultsOf({ categories, audits }: Result): string[] {
  const ids = QUALITIES.flatMap((name) => categories[name]?.auditRefs ?? []).map(({ id }) => id);
  return ids
    .map((id) => audits[id])
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`.trim());
}

function rowOf(path: string, results: readonly Result[]) {
  const score = (name: string) => median(results.map((result) => scoreOf(result, name)));
  const number = (name: string) => median(results.map((result) => numberOf(result, name)));
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(number('first-contentful-paint')),
    'LCP ms': Math.round(number('largest-contentful-paint')),
    'TBT ms': Math.round(number('total-blocking-time')),
    CLS: Number(number('cumulative-layout-shift').toFixed(4)),
    bytes: Math.round(number('total-byte-weight')),
  };
}

type Row = ReturnType<typeof rowOf>;

function isBelow(row: Row): boolean {
  const isWhole = [row.accessibility, row['best practices'], row.SEO].every((it) => it === 100);
  // Negated, so that a missing figure counts as below.
  return !(isWhole && row.CLS <= SHIFT && row.performance >= PERFORMANCE);
}

async function measure(origin: string, port: number): Promise<void> {
  const paths = chosen.length > 0 ? chosen : oneOfEach(await sitemapOf(origin));
  const rows: Row[] = [];
  for (const path of paths) {
    const skipped = (await asksNotToBeFound(origin + path)) ? ['is-crawlable'] : [];
    const results: Result[] = [];
    for (let n = 0; n < Number(runs); n++) results.push(await visit(origin + path, port, skipped));
    rows.push(rowOf(path, results));
    for (const fault of new Set(results.flatMap(faultsOf))) console.log(`${path}: ${fault}`);
  }
  console.table(rows);
  const below = rows.filter(isBelow).map(({ path }) => path);
  console.log(below.length === 0 ? '\nAll within their limits.' : `\nBelow: ${below.join(', ')}`);
  if (below.length > 0) process.exitCode = 1;
}

await withLoadedSite(async (start) => {
  const server = await start();
  const { CHROMIUM_PATH = '' } = await ensureProgram('Chromium');
  const chrome = await launch({
    chromePath: CHROMIUM_PATH,
    // Containers run this as root, and Chromium's sandbox does not run as root.
    chromeFlags: ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    await measure(server.origin, chrome.port);
  } finally {
    chrome.kill();
    await server.stop('SIGTERM');
  }
});
