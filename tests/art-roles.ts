/** The roles of the art as the table of `docs/content.md`. */
import { ART_ROLES } from '#contract/art.ts';

interface Role {
  shape: string;
  where: string;
  proportions: string;
  isRequired?: boolean;
}

export function roleTable(): string {
  const rows = Object.entries(ART_ROLES).flatMap(([group, roles]) =>
    Object.entries(roles as Record<string, Role>).map(
      ([name, { shape, where, proportions, isRequired }]) =>
        `| \`${group}.${name}\` | ${shape}${isRequired ? ', required' : ''} | ${proportions} | ${where} |`,
    ),
  );
  return [
    '| role | shape | width to height | shown |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
