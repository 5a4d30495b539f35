/**
 * What is read from the database once for each version of the content. Without the database, what
 * was read last is good enough.
 * @param contentVersion a number that changes with the content
 * @param initial until the first reading has succeeded
 */
export function perContentVersion<Value>(
  contentVersion: () => number,
  read: () => Promise<Value>,
  initial: Value,
): () => Promise<Value> {
  let value = initial;
  let readVersion: number | undefined;
  let reading: Promise<void> | undefined;

  async function readAgain(version: number): Promise<void> {
    value = await read();
    readVersion = version;
  }

  return async () => {
    // A reading that began before the latest change can lack it.
    await reading?.catch(() => undefined);
    const version = contentVersion();
    if (version !== readVersion) {
      reading ??= readAgain(version).finally(() => {
        reading = undefined;
      });
      await reading.catch(() => undefined);
    }
    return value;
  };
}
