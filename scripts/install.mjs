// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { missingPlatformPackages } from './platform-packages.mjs';
import { withProgress } from './progress.mjs';
import { hashOf, readStamp, refresh } from './stamp.mjs';

const siteStamp = join(root, 'node_modules', '.installed-hash');
const toolsStamp = join(root, 'node_modules', '.installed-tools-hash');

/**
 * The workspace with the packages for checks, tests and benchmarks, which serving does not need.
 */
const TOOLS = 'tools';

/** A hash of everything that determines the installed dependencies. */
export function installHash() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = ['package-lock.json', '.npmrc'];
  return hashOf(new Map(names.map((name) => [name, join(root, name)])), [
    process.platform,
    process.arch,
    JSON.stringify(allowScripts),
  ]);
}

/** Installs the locked dependencies for building and serving, if they are missing or stale. */
export function ensureInstalled() {
  return refresh({
    stamp: siteStamp,
    hash: installHash,
    work: () => install('Installing the locked dependencies', ['ci', '--workspaces=false']),
  });
}

/** Also installs the tools: the type checker, the test runners, Lighthouse. */
export async function ensureToolsInstalled() {
  await refresh({
    stamp: toolsStamp,
    hash: installHash,
    work: async () => {
      // `ci` would first empty the folder, from which a site may be running.
      const isThere = readStamp(siteStamp) === installHash();
      const command = isThere ? ['install', '--no-save'] : ['ci'];
      command.push(`--workspace=${TOOLS}`, '--include-workspace-root');
      await install('Installing the tools', command);
      writeFileSync(siteStamp, installHash());
    },
  });
}

/**
 * @param {string} what
 * @param {string[]} order the npm command with its arguments
 */
async function install(what, order) {
  await withProgress(what, async () => {
    await runNpm(order);
    if (missingPlatformPackages(root).length === 0) return;
    // After a network failure, install only the missing packages again.
    await runNpm(['install', '--no-save', ...order.filter((flag) => flag.startsWith('--'))]);
    const missing = missingPlatformPackages(root);
    if (missing.length === 0) return;
    throw new Failure(`npm could not download ${missing.join(', ')}. Try again.`);
  });
  // Throws now instead of at the first use if there is no Node.
  pinnedNode();
  // A third of Node's package is headers for building addons, which this project does not need.
  const node = `node_modules/node/node_modules/node-${process.platform}-${process.arch}`;
  rmSync(join(root, node, 'include'), { recursive: true, force: true });
}

/** @param {string[]} order */
async function runNpm(order) {
  const { command, args, shell } = npm();
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The machine's Node may be older than the tools require, but they run on the pinned one.
  flags.push('--engine-strict=false');
  const { status, output } = await runChild(command, [...args, ...order, ...flags], {
    collect: true,
    shell,
  }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Failure('npm was not found. Install Node.js together with npm, then try again.');
  });
  stopIfInterrupted();
  if (status === 0) return;
  throw new Failure(
    'The dependencies could not be installed. See the output of npm above.',
    output,
  );
}

/**
 * The npm that runs this script, on its own Node. This script may run on the pinned Node, which the
 * installation replaces.
 */
function npm() {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  if (basename(script) === 'npm-cli.js') return { command: node, args: [script], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}
