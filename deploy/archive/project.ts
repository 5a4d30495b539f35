/** Facts of package.json that an archive shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Project {
  name: string;
  version: string;
  description: string;
  license: string;
  /** Major version of Node that the program needs. */
  nodeVersion: number;
  /** The operator's programs, by the names of their npm commands: `content`, `inbox`. */
  commands: readonly string[];
}

const COMMAND = /scripts\/run\.mjs cli\/([a-z-]+)\.ts$/;

export function readProject(root: string): Project {
  const file = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const scripts = Object.values<string>(file.scripts);
  return {
    name: file.name,
    version: file.version,
    description: file.description,
    license: file.license,
    nodeVersion: Number.parseInt(file.devDependencies.node, 10),
    commands: scripts.flatMap((script) => COMMAND.exec(script)?.[1] ?? []).sort(),
  };
}
