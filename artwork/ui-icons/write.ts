/**
 * `npm run ui-icons -- NAME…`: copies icons of Lucide into the site's sources, each as a file of
 * `app/ui/icons/`; without names, updates all that exist. The package has 1,700 icons in 4,900
 * files, so the site does not depend on it.
 */
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TARGET = join(import.meta.dirname, '../../app/ui/icons');

type Part = [name: string, attributes: Record<string, string>];

async function partsOf(name: string): Promise<Part[]> {
  const { default: component } = await import(`lucide-react/icons/${name}`);
  // Some names are aliases without their own data, so the rendered icon is read.
  const { icon } = component.render({}, null).props;
  return icon.node.map(([element, { key, ...attributes }]: Part): Part => [element, attributes]);
}

const given = process.argv.slice(2);
const there = readdirSync(TARGET)
  .filter((file) => file.endsWith('.ts') && file !== 'icon.ts')
  .map((file) => basename(file, '.ts'));
for (const name of given.length > 0 ? given : there) {
  const parts = JSON.stringify(await partsOf(name));
  writeFileSync(
    join(TARGET, `${name}.ts`),
    `import { icon } from './icon.ts';\n\nexport default icon(${parts});\n`,
  );
}
// Lucide's license must be beside the copies.
copyFileSync(
  fileURLToPath(new URL('../../LICENSE', import.meta.resolve('lucide-react'))),
  join(TARGET, 'LICENSE'),
);
console.log('Now run `npm run format`.');
