/**
 * As the first process of a container, a program ignores every signal that it has no handler for.
 * So a stop during the start, which has no handlers yet, would wait until it is killed.
 */
export function endOnSignal(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Once the site serves, its own handler ends it.
      if (process.listenerCount(signal) === 1) process.exit(0);
    });
  }
}
