/** Changes to an HTML document that leave the rest of its source as it is. */
import { escapedMarkup } from '#contract/markup.ts';
import type { HtmlElement, HtmlText } from './parsed-html.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

export class Edits {
  readonly #html: string;
  readonly #edits: Edit[] = [];

  constructor(html: string) {
    this.#html = html;
  }

  /** Sets attributes of an element; those that have the value already stay. */
  attributes(element: HtmlElement, values: Readonly<Record<string, string>>): void {
    const { name, attributes, start, end } = element;
    if (Object.entries(values).every(([key, value]) => attributes[key] === value)) return;
    const all = Object.entries({ ...attributes, ...values });
    const text = all.map(([key, value]) => ` ${key}="${escapedMarkup(value)}"`).join('');
    this.#edits.push({ start, end, text: `<${name}${text}>` });
  }

  /** @param lang of its own, where it is not that of the element around it */
  text({ start, end }: HtmlText, text: string, lang?: string): void {
    const escaped = escapedMarkup(text);
    const marked = lang ? `<span lang="${lang}">${escaped}</span>` : escaped;
    this.#edits.push({ start, end, text: marked });
  }

  made(): string {
    const parts: string[] = [];
    let at = 0;
    // Found in the order of the document, but for an element's text, which comes before its children.
    for (const { start, end, text } of this.#edits.sort((one, other) => one.start - other.start)) {
      parts.push(this.#html.slice(at, start), text);
      at = end;
    }
    return parts.join('') + this.#html.slice(at);
  }
}
