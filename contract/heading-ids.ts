/** Ids of the headings in an article's body, which its table of contents leads to. */

export interface BodyHeading {
  id: string;
  /** As plain text. */
  title: string;
  level: 2 | 3 | 4;
}

/** Ids that pages use themselves: a heading of that name gets `-2`. */
const OF_THE_PAGE = ['main', 'menu', 'access', 'captcha'];

const HEADING = /<h([2-4])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/g;

/**
 * Gives each heading of a sanitised body its id: the text in lower case, spaces turned to hyphens;
 * a second one of the same text gets `-2`.
 */
export function withHeadingIds(html: string): { html: string; headings: BodyHeading[] } {
  const headings: BodyHeading[] = [];
  const taken = new Set(OF_THE_PAGE);
  const marked = html.replace(HEADING, (_whole, level: string, inner: string) => {
    const title = plainText(inner);
    const id = freeId(title.toLowerCase().replace(/\s+/g, '-') || 'section', taken);
    headings.push({ id, title, level: Number(level) as BodyHeading['level'] });
    return `<h${level} id="${escapeAttribute(id)}">${inner}</h${level}>`;
  });
  return { html: marked, headings };
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of sanitised HTML, in which only these entities are left. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Also what would end a tag: whoever reads the HTML by patterns sees tags in it only where they are. */
function escapeAttribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
