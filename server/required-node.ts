/** Says in a sentence that this Node is too old, before anything that it does not have is loaded. */
const OLDEST = 24;

export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  console.error(`This needs Node ${OLDEST} or newer; this is Node ${version}.`);
  process.exit(1);
}
