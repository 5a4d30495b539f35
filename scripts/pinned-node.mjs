// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** Path of the Node that the project runs on. The machine's own Node only starts these scripts. */
export function pinnedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules', 'node', 'bin', program);
  if (existsSync(pinned)) return pinned;
  // The package has no binary for some machines, and some forbid install scripts. The machine's own
  // Node is enough if it strips types.
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Failure(
    `The npm package "node" has no binary for ${process.platform} ${process.arch} ` +
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
 * The last step of a launcher. Replaces this process with the pinned Node if system and Node
 * support it, which saves memory and passing on signals. Otherwise runs it as a child and waits.
 *
 * @param {string[]} args
 */
export async function becomeNode(args) {
  const node = pinnedNode();
  process.chdir(root);
  stopIfInterrupted();
  // `npm` puts the pinned Node first on the PATH, so it runs this script from the second start on.
  if (process.platform !== 'win32') process.execve?.(node, [node, ...args], process.env);
  return (await runChild(node, args)).status;
}
