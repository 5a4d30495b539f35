/** Reads the content of a share picture from the HTML of its page. */

export type Hour = 'morning' | 'night' | 'paper';

export interface ShareContent {
  /** Without the brand; empty if it is only the brand. */
  title: string;
  /** The page's parent in its breadcrumb; empty if it has none. */
  section: string;
  hour: Hour;
  /** The page's first picture: a drawing across the bottom, or a picture beside the text. */
  picture: { form: 'scene' | 'window'; src: string } | null;
  /** The URL of the share image that the page names: the brand's, or the page's own. */
  image: string;
}

/** Pixels. A narrower picture is a logo or a portrait. */
const MIN_WIDTH = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** React escapes these and no others. */
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** @param brand removed from the end of the title */
export function readShareContent(html: string, brand: string): ShareContent | null {
  const image = contentOf(html, 'og:image');
  if (!image) return null;
  const full = contentOf(html, 'og:title');
  // The name in the page's language.
  const siteName = contentOf(html, 'og:site_name') || brand;
  const title =
    full === siteName ? '' : full.replace(new RegExp(` \\| ${RegExp.escape(siteName)}$`), '');
  const main = html.slice(Math.max(0, html.indexOf('<main')), html.indexOf('</main>'));
  const firstBlock = firstBlockOf(main);
  const scene = sceneIn(firstBlock);
  const window = windowIn(firstBlock);
  // The ridge that every page ends with.
  const ridge = windowIn(html.slice(html.indexOf('</main>')));
  return {
    title,
    section: sectionOf(main, title),
    hour: hourOf(firstBlock, scene),
    picture: pictureOf(scene || (window ? '' : ridge), window),
    image,
  };
}

function contentOf(html: string, property: string): string {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return decode(content ?? '');
}

function pictureOf(scene?: string, window?: string): ShareContent['picture'] {
  if (scene) return { form: 'scene', src: scene };
  return window ? { form: 'window', src: window } : null;
}

/** The HTML of the page's first block. */
function firstBlockOf(main: string): string {
  const heading = Math.max(0, main.indexOf('</h1>'));
  const end = main.slice(heading).search(/<\/section>|<section|<\/article>/);
  return end < 0 ? main : main.slice(0, heading + end);
}

function hourOf(firstBlock: string, scene: string): Hour {
  const hour = /data-hour="(\w+)"/.exec(firstBlock)?.[1];
  if (hour === 'morning' || hour === 'night') return hour;
  return scene ? 'morning' : 'paper';
}

/** The wide form of a drawing or a photograph that has several. */
function sceneIn(firstBlock: string): string {
  const [picture = ''] = /<picture\b.*?<\/picture>/s.exec(firstBlock) ?? [];
  const sources = picture.match(/<source [^>]*>/g) ?? [];
  if (sources.length === 0) return '';
  const wide = sources.find((source) => {
    const media = attributeIn(source, 'source', 'media');
    if (media) return /width >=|min-width/.test(media);
    // Raster images come in several sizes, the smallest first.
    return firstOf(source).endsWith('.svg');
  });
  return wide ? firstOf(wide) : attributeIn(picture, 'img', 'src');
}

const firstOf = (source: string) =>
  attributeIn(source, 'source', 'srcset').replace(/[\s,].*$/s, '');

function attributeIn(html: string, tag: string, name: string): string {
  const [element = ''] = new RegExp(`<${tag} [^>]*>`).exec(html) ?? [];
  return decode(new RegExp(` ${name}="([^"]*)`, 'i').exec(element)?.[1] ?? '');
}

function windowIn(html: string): string | undefined {
  const images = html.match(/<img [^>]*>/g) ?? [];
  const wide = images.find((image) => Number(/ width="(\d+)"/.exec(image)?.[1]) >= MIN_WIDTH);
  return wide && attributeIn(wide, 'img', 'src');
}

/** The last step of the breadcrumb before the page itself, except home. */
function sectionOf(main: string, title: string): string {
  const first = /<nav\b[^>]*><ol\b.*?<\/nav>/s.exec(main)?.[0] ?? '';
  // A table of contents is a list too, but none of its items is the page itself.
  const list = first.includes('aria-current="page"') ? first : '';
  const steps = [...list.matchAll(/<li><(a|span)\b([^>]*)>([^<]*)</g)]
    .filter(([, , attributes = '']) => !/href="\/([a-z]{2})?"|aria-current/.test(attributes))
    .map(([, , , label = '']) => decode(label));
  const last = steps.at(-1) ?? '';
  return last === title ? '' : last;
}
