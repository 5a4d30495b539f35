import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, lastLine, sumCounts } from './test-counts.mjs';

describe('the last line of npm test', () => {
  const file = (status: string, ...results: string[]) => ({
    name: 'a.test.ts',
    status,
    message: status === 'failed' && results.length === 0 ? 'Cannot find module\n  at x' : '',
    assertionResults: results.map((result) => ({
      status: result,
      fullName: 'goes',
      ...(result === 'failed' && { failureMessages: ['expected 1 to be 2\n  at y'] }),
    })),
  });
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('sums the runners', () => {
    const unit = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'failed')] };
    const suites = [
      { title: 'a.spec.ts', specs: [spec('goes', 'expected'), spec('wobbles', 'flaky')] },
      {
        title: 'b.spec.ts',
        suites: [{ title: 'form', specs: [spec('x', 'unexpected'), spec('y', 'skipped')] }],
      },
    ];
    const browser = countPlaywright({ suites }, 1);
    expect(browser.flaky).toEqual(['a.spec.ts › wobbles']);
    expect(browser.failures).toEqual(['b.spec.ts › form › x']);
    expect(countVitest(unit, 1).failures).toEqual(['a.test.ts › goes: expected 1 to be 2']);
    expect(lastLine(sumCounts([countVitest(unit, 1), browser]))).toBe(
      '3 passed, 2 failed, 2 skipped',
    );
  });

  it('counts a runner that crashed or ran nothing as one failure', () => {
    const passed = { testResults: [file('passed', 'passed')] };
    expect(lastLine(countVitest(undefined, 1))).toBe('0 passed, 1 failed');
    expect(lastLine(countVitest(passed, 1))).toBe('1 passed, 1 failed');
    expect(lastLine(countVitest({ testResults: [] }, 0))).toBe('0 passed, 1 failed');
    expect(lastLine(countPlaywright(undefined, 0))).toBe('0 passed, 1 failed');
    expect(lastLine(countPlaywright({ suites: [] }, 1))).toBe('0 passed, 1 failed');
  });

  it('counts a test file that cannot be loaded', () => {
    const report = { testResults: [file('failed'), file('passed', 'passed')] };
    expect(lastLine(countVitest(report, 1))).toBe('1 passed, 1 failed');
    expect(countVitest(report, 1).failures).toEqual(['a.test.ts: Cannot find module']);
  });
});
