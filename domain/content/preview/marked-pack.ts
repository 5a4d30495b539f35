/** A pack whose prose begins with the marks of its fields. */
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import type { FieldPath } from '#contract/preview.ts';
import { isShownProse } from '#contract/prose.ts';
import type { Site } from '#contract/site.ts';
import { languagesOf, translationModule } from '#contract/translated-pack.ts';
import { copySchemas, type SchemaOf, type SiteModules } from '#domain/content/pack/index.ts';
import type { FieldMarks } from './field-marks.ts';
import { menuPositions } from './menu-positions.ts';
import { BRAND_FILE, type WrittenFiles } from './written-files.ts';

/**
 * The modules with marked prose, to be opened as a site. Other strings, such as keys, ids and paths,
 * stay as they are. A translated text has the mark of the translation, any other that of the English
 * file, also on pages of other languages.
 * @param written the brand's files. Without them, fields in the menus of a pack with empty areas have
 *   the wrong positions
 */
export async function markedPack(
  modules: SiteModules,
  marks: FieldMarks,
  written: WrittenFiles = new Map(),
): Promise<SiteModules> {
  const schemaOf = await copySchemas();
  const menus = menuPositions(
    modules[BRAND_FILE] as Site,
    written.get(BRAND_FILE) as Site | undefined,
  );
  const pathIn = (file: string, path: FieldPath) => (file === BRAND_FILE ? menus(path) : path);
  const marked: SiteModules = { ...modules };
  for (const [file, copy] of Object.entries(modules)) {
    marked[file] = markedCopy(schemaOf(file), copy, (path, text) =>
      marks.mark(file, pathIn(file, path), text),
    );
  }
  for (const code of languagesOf(modules).filter((one) => one !== FIRST_LANGUAGE)) {
    const id = translationModule(code);
    const files = Object.entries(modules[id] as Record<string, unknown>);
    const translations = files.map(([file, copy]) => {
      const translation = `${code}/${file}`;
      const source = file === BRAND_FILE ? written.get(translation) : undefined;
      const markTranslated = (modulePath: FieldPath, text: string) => {
        const path = pathIn(file, modulePath);
        // The menus of the module repeat English titles that are not translated.
        const isEnglish = source !== undefined && valueAt(source, path) === undefined;
        return marks.mark(isEnglish ? file : translation, path, text);
      };
      return [file, markedCopy(schemaOf(file), copy, markTranslated)] as const;
    });
    marked[id] = Object.fromEntries(translations);
  }
  return marked;
}

function markedCopy(
  schema: ReturnType<SchemaOf>,
  copy: unknown,
  mark: (path: FieldPath, text: string) => string,
): unknown {
  if (!schema) return copy;
  const markAt = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return isShownProse(schema, path) ? mark(path, value) : value;
    if (Array.isArray(value)) return value.map((item, index) => markAt(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, markAt(item, [...path, key])]);
    return Object.fromEntries(entries);
  };
  return markAt(copy, []);
}

function valueAt(value: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  return valueAt((value as Record<string | number, unknown>)[key], rest);
}
