// @ts-check
import { runNode } from './pinned-node.mjs';
import { toolFile } from './places.mjs';

/**
 * What each step runs on the pinned Node. The tools' files are looked up when they are there.
 *
 * @type {{ name: string, commands: (() => string[])[] }[]}
 */
const steps = [
  {
    name: 'lint',
    commands: [() => [toolFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']],
  },
  {
    name: 'types',
    commands: [() => [toolFile('typescript', 'tsc'), '--noEmit']],
  },
];

/** Runs every step, also after one that failed, and counts them. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const { name, commands } of steps) {
    const started = Date.now();
    let ok = true;
    for (const command of commands) {
      ok &&= (await runNode(command())).status === 0;
    }
    counts[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failures.push(name);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  return { ...counts, failures };
}
