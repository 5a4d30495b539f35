import { useCopy, usePack } from '#app/pack-context.ts';
import { plainText } from '#contract/heading-ids.ts';
import { directionOf } from '#contract/languages.ts';
import { escapeMarkup } from '#contract/markup.ts';

interface ArticleBodyProps {
  /** Sanitized when it was stored and when it was read. */
  html: string;
  className?: string;
}

/** Text from an editor in a narrow column, with print styles. */
export function ArticleBody({ html, className = '' }: ArticleBodyProps) {
  const labels = useCopy('labels');
  const { entryLang, language, links } = usePack();
  // Entries are in English.
  const dir = directionOf(language.code) === 'rtl' ? 'ltr' : undefined;
  return (
    <div lang={entryLang} dir={dir} className={className}>
      <div
        className="prose long-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized, see `html`
        dangerouslySetInnerHTML={{ __html: scrollableParts(links.localHtml(html), labels) }}
      />
    </div>
  );
}

/** Accessible names of the parts that scroll. */
interface PartLabels {
  table: string;
  code: string;
}

const PARTS =
  /<h[2-6](?=[\s>])[^>]*>([\s\S]*?)<\/h[2-6]>|<table[\s>][\s\S]*?<\/table>|<pre(?=[\s>])/g;
const CAPTION = /<caption[^>]*>([\s\S]*?)<\/caption>/;

/**
 * Makes tables and code, which may be wider than the column, scroll horizontally, also with the
 * keyboard. Each is named by its caption, or else by the heading above it.
 * @param html sanitized: every `<` begins a tag
 */
export function scrollableParts(html: string, labels: PartLabels): string {
  const counts = new Map<string, number>();
  const attributesOf = (label: string, subject: string) => {
    const name = subject ? `${label}: ${subject}` : label;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `aria-label="${escapeMarkup(count > 1 ? `${name} (${count})` : name)}" tabindex="0"`;
  };
  let heading = '';
  return html.replace(PARTS, (part, title: string | undefined) => {
    if (title !== undefined) {
      heading = plainText(title);
      return part;
    }
    // A region would be a landmark, and a text may have many blocks of code.
    if (part === '<pre') return `<pre role="group" ${attributesOf(labels.code, heading)}`;
    const caption = plainText(CAPTION.exec(part)?.[1] ?? '');
    const attributes = attributesOf(labels.table, caption || heading);
    return `<section class="table-scroll" ${attributes}>${part}</section>`;
  });
}
