// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { root } from './places.mjs';

/** The Node that the project runs on. The machine's own only starts these scripts. */
export function pinnedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules', 'node', 'bin', program);
  if (existsSync(pinned)) return pinned;
  // The package has no binary for some machines, and some forbid install scripts. A machine whose
  // own Node strips types can do without.
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Failure(
    `The npm package "node" brought no Node for ${process.platform} ${process.arch} ` +
      '(or its install script was not allowed to run). Install Node 24 or newer and try again.',
  );
}

/**
 * Runs the pinned Node to its end.
 *
 * @param {string[]} args
 * @param {Parameters<typeof runChild>[2]} [options]
 */
export function runNode(args, options) {
  return runChild(pinnedNode(), args, options);
}

/**
 * The last thing a launcher does: becomes the pinned Node where the system and the machine's Node
 * can (no second process stays in memory, and signals need no passing on), else waits for it.
 *
 * @param {string[]} args
 */
export async function becomeNode(args) {
  const node = pinnedNode();
  process.chdir(root);
  stopIfInterrupted();
  // `npm` puts the pinned Node first on the path, so from the second start on we run on it.
  if (process.platform !== 'win32') process.execve?.(node, [node, ...args], process.env);
  return (await runChild(node, args)).status;
}
