/** `content theme`: writes the `theme.css` of a brand from one or two of its colors. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type OptionValues, UsageError } from '#cli/options.ts';
import { THEME_FILE } from '#domain/content/pack/theme-colors.ts';

/** Both spellings work. */
const [BRITISH, AMERICAN] = ['colour', 'color'] as const;

export const THEME_OPTIONS = {
  [BRITISH]: { type: 'string' },
  [AMERICAN]: { type: 'string' },
  accent: { type: 'string' },
  out: { type: 'string' },
  force: { type: 'boolean' },
} as const;

/**
 * @returns one line for the file
 * @throws UsageError for a text that is no color, or if the file exists
 */
export async function writeTheme(contentDir: string, values: OptionValues): Promise<string> {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const primary = text(BRITISH) ?? text(AMERICAN);
  if (primary === undefined) {
    throw new UsageError("theme needs a color, such as --colour '#0b6e4f'.", { showsUsage: true });
  }
  const path = text('out') ?? join(contentDir, THEME_FILE);
  if (existsSync(path) && values.force !== true) {
    throw new UsageError(`${path} exists: add --force to replace it, or --out FILE.`);
  }
  const { makeTheme, replaceFiles } = await import('#domain/content/brand/index.ts');
  const css = themeOr(() => makeTheme({ primary, accent: text('accent') }));
  return replaceFiles(dirname(path), new Map([[basename(path), Buffer.from(css)]]));
}

function themeOr(make: () => string): string {
  try {
    return make();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
