export { createContentHealth, type ReadContentHealth } from './content-health.ts';
export { type PackHealth, readPackHealth } from './pack-health.ts';
