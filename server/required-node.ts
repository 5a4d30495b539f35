/** Refuses a Node that is too old, before anything is loaded that it does not support. */
const MIN_VERSION = 24;

export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= MIN_VERSION) return;
  console.error(`This needs Node ${MIN_VERSION} or newer; this is Node ${version}.`);
  process.exit(1);
}
