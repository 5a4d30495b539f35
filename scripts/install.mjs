// @ts-check
import { basename, join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './places.mjs';
import { withProgress } from './progress.mjs';
import { hashOf, refresh } from './stamp.mjs';

const stamp = join(root, 'node_modules', '.installed-hash');

/** What the installed dependencies depend on. */
export function installHash() {
  const names = ['package.json', 'package-lock.json', '.npmrc'];
  return hashOf(new Map(names.map((name) => [name, join(root, name)])), [
    process.platform,
    process.arch,
  ]);
}

/** Installs the locked dependencies when they are missing or not the ones that are locked. */
export function ensureInstalled() {
  return refresh({ stamp, hash: installHash, work: install });
}

async function install() {
  const { command, args, shell } = npm();
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The machine's Node is older than the tools ask for; they run on the pinned one.
  flags.push('--engine-strict=false');
  await withProgress('Installing the locked dependencies', async () => {
    const { status, output } = await runChild(command, [...args, 'ci', ...flags], {
      collect: true,
      shell,
    }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Failure('npm was not found. Install Node.js together with npm, then try again.');
    });
    stopIfInterrupted();
    if (status === 0) return;
    throw new Failure('The dependencies could not be installed: npm says why above.', output);
  });
  // Better now than at the first use.
  pinnedNode();
}

/**
 * The npm that runs us, on the Node that runs it: ours may be the pinned one, which is about to be
 * replaced.
 */
function npm() {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  if (basename(script) === 'npm-cli.js') return { command: node, args: [script], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}
