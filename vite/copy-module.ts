import { PictureFile } from '#contract/pictures.ts';
import { mediaIn } from '#domain/content-pack/built-in-copy.ts';

/**
 * Copy of the pack as a module, in which each drawing is the URL of its built file, and each
 * picture the `Picture` that was made of it.
 */
export function copyModule(copy: unknown): string {
  const paths = [...new Set(mediaIn(copy).map(({ path }) => path))];
  const imports = paths.map((path, index) => {
    const wanted = PictureFile.safeParse(path).success ? 'picture' : 'url';
    return `import m${index} from ${JSON.stringify(`#content/${path}?${wanted}`)};`;
  });
  const code = paths.reduce(
    (text, path, index) => text.replaceAll(JSON.stringify(path), `m${index}`),
    JSON.stringify(copy),
  );
  return `${imports.join('\n')}\nexport default ${code};`;
}
