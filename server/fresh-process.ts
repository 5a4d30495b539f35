/**
 * Loading a pack fills some 40 MB of heap that V8 never gives back, and only a first start or a changed pack
 * does it. So the program then replaces itself: same process id, arguments and streams, empty memory.
 */

const { pid, execPath, execArgv, argv, env, execve, platform } = process;

/**
 * Added to the arguments of the program that follows, which stays whatever it loads. With the process id, so that
 * a copied command line does not count.
 */
const LOADED = `--loaded=${pid}`;

/** Whether this program follows one that has loaded the pack, and written its warnings. */
export const isLoaded = argv.includes(LOADED);

/**
 * Runs no handlers: what has to be closed is closed before. Undefined where the program stays: on Windows,
 * and where another process has a channel to this one, since that would be lost.
 */
export const startAfresh =
  isLoaded || process.send || platform === 'win32' || !execve
    ? undefined
    : () => execve(execPath, [execPath, ...execArgv, ...argv.slice(1), LOADED], env);
