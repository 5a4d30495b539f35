/**
 * Writes the types of what the site imports of the content pack, one for each file that the contract
 * has a schema for, where the editor and the type checker look for generated ones.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BLOCK_COPY } from '#contract/block-copy.ts';
import { COLLECTIONS } from '#contract/collections.ts';
import { PAGE_COPY } from '#contract/page-copy.ts';

const TARGET = '.cache/types/content.d.ts';

/** The folder in the pack, the schemas by the files' names, and the type that has theirs. */
const FILES = [
  ['', COLLECTIONS, "import('#contract/collections.ts').Collection"],
  ['', BLOCK_COPY, "import('#contract/block-copy.ts').BlockCopy"],
  ['pages/', PAGE_COPY, "import('#contract/page-copy.ts').PageCopy"],
] as const;

function declarationsOf([folder, schemas, type]: (typeof FILES)[number]): string[] {
  return Object.keys(schemas).map(
    (name) => `declare module '#content/${folder}${name}.yaml' {
  const copy: ${type}['${name}'];
  export default copy;
}
`,
  );
}

mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, FILES.flatMap(declarationsOf).join(''));
