/** Former names of files and fields of a pack, so that the check can say what they are called now. */

const FORMER_FILES: ReadonlyMap<string, string> = new Map([
  ['words.yaml', 'labels.yaml'],
  ['desk.yaml', 'console.yaml'],
]);

/** @param file path below the content folder, or below a folder of translations */
export const newFileName = (file: string): string | undefined => FORMER_FILES.get(file);

/** The name that a file had before. */
export const formerFileName = (file: string): string | undefined =>
  [...FORMER_FILES].find(([, name]) => name === file)?.[0];

export const fileIsRenamed = (name: string) => `is called ${name} now: rename it`;
