/** What a page shows, as far as its share picture shows it too: read from the page as it goes out. */

export type Hour = 'morning' | 'night' | 'paper';

export interface ShownPage {
  /** Without the brand; empty for the brand alone. */
  title: string;
  /** What the page belongs to, in the words of its breadcrumb; empty where it stands by itself. */
  section: string;
  hour: Hour;
  /** What the page opens with: a drawing across the foot of it, or a picture beside the words. */
  picture: { form: 'scene' | 'window'; src: string } | null;
  /** The brand's share image or the page's own: where the page says that it is. */
  image: string;
}

/** Pixels from which on a picture is no logo and no portrait. */
const WIDE = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** React escapes these and no others. */
const decoded = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** @param brand is cut off the end of the title */
export function shownPage(html: string, brand: string): ShownPage | null {
  const image = contentOf(html, 'og:image');
  if (!image) return null;
  const full = contentOf(html, 'og:title');
  // As the page's language writes it.
  const own = contentOf(html, 'og:site_name') || brand;
  const title = full === own ? '' : full.replace(new RegExp(` \\| ${RegExp.escape(own)}$`), '');
  const main = html.slice(Math.max(0, html.indexOf('<main')), html.indexOf('</main>'));
  const opening = openingOf(main);
  const scene = sceneIn(opening);
  const window = windowIn(opening);
  // The ridge that every page ends with.
  const ridge = windowIn(html.slice(html.indexOf('</main>')));
  return {
    title,
    section: sectionOf(main, title),
    hour: hourOf(opening, scene),
    picture: pictureOf(scene || (window ? '' : ridge), window),
    image,
  };
}

function contentOf(html: string, property: string): string {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return decoded(found ?? '');
}

function pictureOf(scene?: string, window?: string): ShownPage['picture'] {
  if (scene) return { form: 'scene', src: scene };
  return window ? { form: 'window', src: window } : null;
}

/** The first block, whatever it is; what follows is further down the page. */
function openingOf(main: string): string {
  const heading = Math.max(0, main.indexOf('</h1>'));
  const end = main.slice(heading).search(/<\/section>|<section|<\/article>/);
  return end < 0 ? main : main.slice(0, heading + end);
}

function hourOf(opening: string, scene: string): Hour {
  const said = /data-hour="(\w+)"/.exec(opening)?.[1];
  if (said === 'morning' || said === 'night') return said;
  return scene ? 'morning' : 'paper';
}

/** The wide form of a drawing or a photograph that comes in several. */
function sceneIn(opening: string): string {
  const [picture = ''] = /<picture\b.*?<\/picture>/s.exec(opening) ?? [];
  const sources = picture.match(/<source [^>]*>/g) ?? [];
  if (sources.length === 0) return '';
  const wide = sources.find((source) => {
    const media = attributeIn(source, 'source', 'media');
    if (media) return /width >=|min-width/.test(media);
    // Rasters come in several sizes, the smallest first.
    return firstOf(source).endsWith('.svg');
  });
  return wide ? firstOf(wide) : attributeIn(picture, 'img', 'src');
}

const firstOf = (source: string) =>
  attributeIn(source, 'source', 'srcset').replace(/[\s,].*$/s, '');

function attributeIn(html: string, tag: string, name: string): string {
  const [element = ''] = new RegExp(`<${tag} [^>]*>`).exec(html) ?? [];
  return decoded(new RegExp(` ${name}="([^"]*)`, 'i').exec(element)?.[1] ?? '');
}

function windowIn(html: string): string | undefined {
  const images = html.match(/<img [^>]*>/g) ?? [];
  const wide = images.find((image) => Number(/ width="(\d+)"/.exec(image)?.[1]) >= WIDE);
  return wide && attributeIn(wide, 'img', 'src');
}

/** The last step of the breadcrumb that leads on, but for home. */
function sectionOf(main: string, title: string): string {
  const first = /<nav\b[^>]*><ol\b.*?<\/nav>/s.exec(main)?.[0] ?? '';
  // A table of contents has steps too, none of which is the page itself.
  const list = first.includes('aria-current="page"') ? first : '';
  const steps = [...list.matchAll(/<li><(a|span)\b([^>]*)>([^<]*)</g)]
    .filter(([, , attributes = '']) => !/href="\/([a-z]{2})?"|aria-current/.test(attributes))
    .map(([, , , words = '']) => decoded(words));
  const last = steps.at(-1) ?? '';
  return last === title ? '' : last;
}
