/** The bill of materials of an archive, in CycloneDX 1.6: only what is really in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './project.ts';
import type { ShippedPackage } from './shipped-packages.ts';

/** @param time of the commit */
export function billOfMaterials(project: Project, packages: readonly ShippedPackage[], time: Date) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      component: {
        type: 'application',
        'bom-ref': purlOf(project),
        name: project.name,
        version: project.version,
        description: project.description,
        licenses: [{ license: { id: project.license } }],
        purl: purlOf(project),
      },
    },
    components: packages.map(component),
  };
}

function component(item: ShippedPackage) {
  const { path, name, version, license, integrity, parts } = item;
  const isExpression = /[ ()]/.test(license);
  const libraries = libraryComponents(path);
  return {
    type: 'library',
    // A version can be in the archive twice, in different folders of `node_modules`.
    'bom-ref': `${purlOf(item)}#${item.folder}`,
    name,
    version,
    licenses: [isExpression ? { expression: license } : { license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: hexDigest(integrity) }],
    purl: purlOf(item),
    properties: parts.map((part) => ({ name: 'part', value: part })),
    ...(libraries.length > 0 && { components: libraries }),
  };
}

/** The libraries inside a binary, if the package lists them. */
function libraryComponents(folder: string) {
  const file = join(folder, 'versions.json');
  if (!existsSync(file)) return [];
  const versions: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(versions).map(([name, version]) => ({ type: 'library', name, version }));
}

function hexDigest(integrity: string): string {
  const [algorithm, digest = ''] = integrity.split('-');
  if (algorithm !== 'sha512') throw new Error(`A digest is not SHA-512: ${integrity}`);
  return Buffer.from(digest, 'base64').toString('hex');
}

/** The package URL: `pkg:npm/%40img/colour@1.1.0`. */
const purlOf = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;
