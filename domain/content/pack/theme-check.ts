/**
 * Finds faults of `theme.css` that do not prevent loading: ignored code, missing files, low
 * contrast.
 */
import type { AtRule, CssSyntaxError, Declaration, Root } from 'postcss';
import {
  type ContentProblem,
  existsInPack,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { didYouMean } from '#domain/support/closest-name.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { inTheDark } from './dark-colors.ts';
import { nearFile } from './media-names.ts';
import { declarationsIn, resolveVars, THEME_FILE } from './theme-colors.ts';

/** @returns nothing for an unreadable theme, which has already been reported */
export async function themeAdvice(contentDir: PackSource): Promise<ContentProblem[]> {
  const css = textOf(contentDir);
  if (css === undefined) return [];
  const { parse } = await import('postcss');
  let root: Root;
  try {
    root = parse(css);
  } catch (error) {
    const { line = 1, reason } = error as CssSyntaxError;
    return [
      problem(
        line,
        '',
        `has a syntax error here (${lowerFirst(reason)}): browsers ignore what follows`,
      ),
    ];
  }
  const problems: ContentProblem[] = [];
  root.walkDecls((declaration) => {
    problems.push(...declarationProblems(contentDir, declaration));
  });
  return [...problems, ...familyProblems(root), ...(await contrastProblems(css))];
}

const problem = (line: number, field: string, message: string): ContentProblem => ({
  file: THEME_FILE,
  line,
  field,
  message,
});

const lowerFirst = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1);

function textOf(contentDir: PackSource): string | undefined {
  try {
    return readPackText(contentDir, THEME_FILE);
  } catch {
    return undefined;
  }
}

function declarationProblems(contentDir: PackSource, declaration: Declaration): ContentProblem[] {
  const { prop, value, source } = declaration;
  const line = source?.start?.line ?? 1;
  // A custom property accepts any text, including the next declaration if a semicolon is missing.
  const swallowed = /\n\s*(--[\w-]+|[a-z-]+)\s*:/.exec(value)?.[1];
  if (swallowed) return [problem(line, prop, `a semicolon is missing before ${swallowed}`)];
  return [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].flatMap(([, , url = '']) => {
    const message = urlMistake(contentDir, url, isFontSource(declaration));
    return message ? [problem(line, prop, message)] : [];
  });
}

const isFontSource = ({ prop, parent }: Declaration) =>
  prop === 'src' && parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';

function urlMistake(contentDir: PackSource, url: string, isFont: boolean): string | undefined {
  if (/^(data:|#)/.test(url)) return undefined;
  const [, path] = /^@content\/(media\/[^?#]+)/.exec(url) ?? [];
  if (!path) return `${url} is not loaded: the URL must begin with @content/media/`;
  if (!existsInPack(contentDir, path)) {
    return `${path} does not exist${nearFile(contentDir, path)}`;
  }
  if (isFont && !path.endsWith('.woff2')) {
    return `${path} is not served: a font must be a .woff2, so convert it`;
  }
  return undefined;
}

/** Lists of font families: the brand's first, then a `var()` with the device's. */
const FONT_LIST = /^--font-(sans|heading|article|native)$/;

/**
 * Checks that each family of the brand has a font. Otherwise text is shown in the device's font.
 */
function familyProblems(root: Root): ContentProblem[] {
  const families = new Set<string>();
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('font-family', ({ value }) => void families.add(unquoted(value)));
  });
  const problems: ContentProblem[] = [];
  root.walkDecls(FONT_LIST, ({ prop, value, source }) => {
    const [brand = ''] = value.split('var(');
    for (const [, family = ''] of brand.matchAll(/["']([^"']+)["']/g)) {
      if (families.has(family)) continue;
      const message = `no @font-face has the family "${family}"${didYouMean(family, families)}`;
      problems.push(problem(source?.start?.line ?? 1, prop, message));
    }
  });
  root.walkDecls('--brand-fonts', ({ prop, source }) => {
    const message = 'is not read: name the families in --font-sans and --font-heading';
    problems.push(problem(source?.start?.line ?? 1, prop, message));
  });
  return problems;
}

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '');

/** Checks for missing colors, invalid colors and low contrast, on light and on dark pages. */
export async function contrastProblems(css: string): Promise<ContentProblem[]> {
  const { blend, parse, wcagContrast } = await import('culori');
  const declarations = declarationsIn(css);
  const darkPairs = CONTRAST_PAIRS.flatMap((pair) =>
    inTheDark(pair, (name) => declarations.has(`--color-${name}`)),
  );
  const pairs = new Map(
    [...CONTRAST_PAIRS, ...darkPairs].map((pair) => [JSON.stringify(pair), pair]),
  );
  const names = new Set(
    [...pairs.values()].flatMap(({ foreground, background, shade = background }) => [
      foreground,
      background,
      shade,
    ]),
  );
  const others = [...declarations.keys()].filter(
    (name) => !names.has(name.slice('--color-'.length)),
  );
  const colors = new Map(
    [...names].map((name) => [name, parse(resolveVars(`var(--color-${name})`, declarations))]),
  );
  const invalid = [...colors].flatMap(([name, color]) => {
    const field = `--color-${name}`;
    const { line, value } = declarations.get(field) ?? {};
    if (value === undefined) return [problem(1, field, `is missing${didYouMean(field, others)}`)];
    // Functions that only browsers compute cannot be checked. A value of several lines has already
    // been reported as a missing semicolon.
    if (color || /\n|^(color-mix|light-dark|\w+\(from )/.test(value)) return [];
    return [problem(line ?? 1, field, `"${value}" is not a color`)];
  });
  const lowContrast = [...pairs.values()].flatMap((pair) => {
    const { foreground, background, shade, minContrast } = pair;
    const front = colors.get(foreground);
    const ground = colors.get(background);
    const over = shade === undefined ? undefined : colors.get(shade);
    const back = ground && over ? blend([ground, over], 'multiply') : ground;
    const contrast = front && back ? wcagContrast(front, back) : minContrast;
    if (contrast >= minContrast) return [];
    const field = `--color-${foreground}`;
    const message = `has a contrast of ${contrast.toFixed(2)} to 1 on --color-${background}${over ? ` at dusk (--color-${shade})` : ''}; ${minContrast} is needed to read it`;
    return [problem(declarations.get(field)?.line ?? 1, field, message)];
  });
  return [...invalid, ...lowContrast];
}
