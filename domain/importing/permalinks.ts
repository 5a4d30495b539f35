/** URLs of posts by the patterns of Jekyll and Hugo: `/:year/:month/:day/:title/`. */

interface PostName {
  /** `2024-01-02`, or empty. */
  day: string;
  slug: string;
  /** Name of the file without its extension. */
  fileName: string;
  title: string;
  categories: readonly string[];
  /** Folders of the file below the folder of all content. */
  sections: readonly string[];
}

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
};

/** @param pattern with names such as `:year`, or the name of a style of Jekyll */
export function permalinkOf(pattern: string, post: PostName): string {
  const values = valuesOf(post);
  const path = (STYLES[pattern] ?? pattern).replace(
    /:(\w+)(?:\[[^\]]*\])?/g,
    (whole, name: string) => values[name] ?? whole,
  );
  return `/${path}`.replace(/\/{2,}/g, '/');
}

function valuesOf({ day, slug, fileName, title, categories, sections }: PostName) {
  const [year = '', month = '', date = ''] = day.split('-');
  const ofYear = day
    ? Math.floor((Date.parse(day) - Date.parse(`${year}-01-01`)) / 86_400_000) + 1
    : 0;
  const number = (text: string) => String(Number(text) || '');
  const section = sections.join('/');
  const values: Record<string, string> = {
    year,
    month,
    day: date,
    short_year: year.slice(2),
    i_month: number(month),
    i_day: number(date),
    y_day: String(ofYear).padStart(3, '0'),
    title: slug || title,
    slug,
    filename: fileName,
    contentbasename: fileName,
    slugorfilename: slug || fileName,
    slugorcontentbasename: slug || fileName,
    categories: categories.join('/'),
    section: sections[0] ?? '',
    sections: section,
    collection: 'posts',
    name: slug,
    output_ext: '.html',
    path: section,
  };
  return values;
}
