/** Pictures whose names Markdown takes only between angle brackets: with a space, or with brackets of their own. */

/** `![words](path)` of a picture of the pack, perhaps with a title. */
const PICTURE =
  /(!\[(?:[^\]\\\n]|\\.)*\]\([ \t]*)(media\/[^<>\n]*?\.(?:jpe?g|png|webp|avif|gif|svg))(?=(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\))/gi;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The Markdown with such paths in angle brackets; what is shown as code stays as it is. */
export function withPlainPaths(markdown: string): string {
  if (!markdown.includes('](')) return markdown;
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? '';
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      if (fence !== '' || mark !== '') return line;
      return line.replace(PICTURE, (whole, start: string, path: string) =>
        /[\s()]/.test(path) ? `${start}<${path}>` : whole,
      );
    })
    .join('\n');
}
