/**
 * Loading a pack, on a first start or after a change, fills 40 MB of heap that V8 never returns. So
 * the program then replaces itself: same process id, arguments and streams, fresh memory.
 */

const { pid, execPath, execArgv, argv, env, execve, platform } = process;

/**
 * Argument of the replacement, which does not replace itself again. It contains the process id, so
 * a copied command line has no effect.
 */
const LOADED = `--loaded=${pid}`;

/** True in the replacement of a program that has loaded the pack and logged its warnings. */
export const isReplacement = argv.includes(LOADED);

/**
 * Runs no exit handlers, so everything must be closed before the call. Undefined on Windows, and if
 * another process has an IPC channel to this one, which would be lost.
 */
export const replaceProcess =
  isReplacement || process.send || platform === 'win32' || !execve
    ? undefined
    : () => execve(execPath, [execPath, ...execArgv, ...argv.slice(1), LOADED], env);
