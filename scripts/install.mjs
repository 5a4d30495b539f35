// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './places.mjs';
import { missingPlatformPackages } from './platform-packages.mjs';
import { withProgress } from './progress.mjs';
import { hashOf, readStamp, refresh } from './stamp.mjs';

const siteStamp = join(root, 'node_modules', '.installed-hash');
const toolsStamp = join(root, 'node_modules', '.installed-tools-hash');

/** The workspace with what checks, tests and measures the site, which serving it does not need. */
const TOOLS = 'tools';

/** What the installed dependencies depend on: the lock says all, but for what npm may run. */
export function installHash() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = ['package-lock.json', '.npmrc'];
  return hashOf(new Map(names.map((name) => [name, join(root, name)])), [
    process.platform,
    process.arch,
    JSON.stringify(allowScripts),
  ]);
}

/** Installs what building and serving need, as it is locked, where it is missing or stale. */
export function ensureInstalled() {
  return refresh({
    stamp: siteStamp,
    hash: installHash,
    work: () => install('Installing the locked dependencies', ['ci', '--workspaces=false']),
  });
}

/** The same, with the tools: the type checker, the test runners, Lighthouse. */
export async function ensureToolsInstalled() {
  await refresh({
    stamp: toolsStamp,
    hash: installHash,
    work: async () => {
      // `ci` empties the folder first: what is there is only added to, a site may run from it.
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
 * @param {string[]} order what npm is to do
 */
async function install(what, order) {
  await withProgress(what, async () => {
    await runNpm(order);
    if (missingPlatformPackages(root).length === 0) return;
    // A line that was broken for a moment: once more, only what is missing.
    await runNpm(['install', '--no-save', ...order.filter((flag) => flag.startsWith('--'))]);
    const missing = missingPlatformPackages(root);
    if (missing.length === 0) return;
    throw new Failure(`npm could not fetch ${missing.join(', ')}: try again.`);
  });
  // Fails where there is none: better now than at the first use.
  pinnedNode();
  // A third of Node's package is headers for building addons, which nothing here does.
  const node = `node_modules/node/node_modules/node-${process.platform}-${process.arch}`;
  rmSync(join(root, node, 'include'), { recursive: true, force: true });
}

/** @param {string[]} order */
async function runNpm(order) {
  const { command, args, shell } = npm();
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The machine's Node is older than the tools ask for; they run on the pinned one.
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
  throw new Failure('The dependencies could not be installed: npm says why above.', output);
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
