import { useCopy, usePack } from '#app/pack-context.ts';
import { plainText } from '#contract/heading-ids.ts';
import { escapedMarkup } from '#contract/markup.ts';

interface ArticleBodyProps {
  /** Sanitised on the way in and out of the database. */
  html: string;
  className?: string;
}

/** What an editor wrote, as it is read: a narrow column of large text, and fit for paper. */
export function ArticleBody({ html, className = '' }: ArticleBodyProps) {
  const words = useCopy('words');
  const { entryLang, links } = usePack();
  return (
    <div lang={entryLang} className={className}>
      <div
        className="prose long-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, as said above
        dangerouslySetInnerHTML={{ __html: scrollableParts(links.localHtml(html), words) }}
      />
    </div>
  );
}

/** What the parts that scroll are. */
interface PartWords {
  table: string;
  code: string;
}

const PARTS =
  /<h[2-6](?=[\s>])[^>]*>([\s\S]*?)<\/h[2-6]>|<table[\s>][\s\S]*?<\/table>|<pre(?=[\s>])/g;
const CAPTION = /<caption[^>]*>([\s\S]*?)<\/caption>/;

/**
 * Lets what is wider than the column scroll by itself, also with the keyboard: tables and code. Each is
 * told apart by its caption, or else by the heading that it stands under.
 * @param html sanitised, so that a `<` in it begins a tag
 */
export function scrollableParts(html: string, words: PartWords): string {
  const taken = new Map<string, number>();
  const named = (word: string, of: string) => {
    const name = of ? `${word}: ${of}` : word;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return `aria-label="${escapedMarkup(count > 1 ? `${name} (${count})` : name)}" tabindex="0"`;
  };
  let heading = '';
  return html.replace(PARTS, (part, title: string | undefined) => {
    if (title !== undefined) {
      heading = plainText(title);
      return part;
    }
    // A region is a landmark: code, of which a text may have much, is a group.
    if (part === '<pre') return `<pre role="group" ${named(words.code, heading)}`;
    const caption = plainText(CAPTION.exec(part)?.[1] ?? '');
    const name = named(words.table, caption || heading);
    return `<section class="table-scroll" ${name}>${part}</section>`;
  });
}
