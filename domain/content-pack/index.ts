export { readBuiltInCopy, readSite } from './built-in-copy.ts';
export { ContentError } from './content-problem.ts';
export { exportPack } from './export-pack.ts';
export { loadChangedPack, loadPack } from './load-pack.ts';
