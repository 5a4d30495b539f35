// @ts-check
import { join } from 'node:path';
import { runNode } from './pinned-node.mjs';
import { root, toolFile } from './places.mjs';

/**
 * The arguments of each step, which runs on the pinned Node. Tools are looked up when it is their
 * turn: they may just have been installed.
 *
 * @type {Record<string, () => string[]>}
 */
const steps = {
  lint: () => [toolFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  imports: () => [join(root, 'scripts', 'check-imports.mjs')],
  types: () => [toolFile('typescript', 'tsc'), '--noEmit'],
};

/** Runs every step, also after one that failed, and counts them. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const [name, command] of Object.entries(steps)) {
    const started = Date.now();
    const ok = (await runNode(command())).status === 0;
    counts[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failures.push(name);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  return { ...counts, failures };
}
