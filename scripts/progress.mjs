// @ts-check

/**
 * Shows the progress of a slow task: on a terminal one line with counting seconds, elsewhere a line
 * every five seconds. Writes to standard error, as standard output belongs to the program.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const started = Date.now();
  const live = process.stderr.isTTY;
  const seconds = () => Math.round((Date.now() - started) / 1000);
  /** @param {string} state */
  const show = (state, end = '\n') => {
    process.stderr.write(`${live ? '\r' : ''}${label}${state} ${seconds()} s${end}`);
  };

  process.stderr.write(`${label}…${live ? '' : '\n'}`);
  const timer = setInterval(() => show('…', live ? '' : '\n'), live ? 1000 : 5000);
  try {
    const result = await work();
    show(': done in');
    return result;
  } catch (error) {
    show(': stopped after');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
