/** Resolves the shortcodes of Hugo. Those without a place in an article are dropped. */

import { videoUrl } from '#domain/importing/embeds.ts';
import { attributesIn } from '#domain/importing/markup.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';
import { codeBlock } from './liquid.ts';
import { figureHtml, videoMarkdown } from './snippets.ts';
import { replaceTags } from './template-tags.ts';

/** `{{< name text >}}` and `{{% name text %}}`, also closing ones. */
const SHORTCODE =
  /\{\{[<%]\s*(?<name>\/?\s*\w[\w./-]{0,59})(?<text>(?:[^>%"`]|"[^"]{0,1000}"|`[^`]{0,1000}`){0,500}?)\/?\s*[>%]\}\}/g;

const ENCLOSING = new Map([['highlight', '/highlight']]);

/** Shows a shortcode instead of resolving it. */
const ESCAPED = /\{\{([<%])\/\*((?:[^*]|\*(?!\/)){0,1000})\*\/([>%])\}\}/g;

interface Resolving {
  notes: PostNotes;
  /** Of the text in its file. */
  firstLine: number;
}

export function resolveShortcodes(markdown: string, { notes, firstLine }: Resolving): string {
  const resolved = replaceTags(markdown, firstLine, {
    pattern: SHORTCODE,
    enclosing: ENCLOSING,
    replace({ name, text, line }, enclosed) {
      if (name === 'highlight' && enclosed !== undefined) return codeBlock(text, enclosed);
      if (name.startsWith('/')) return '';
      const result = shortcodeMarkdown(name.toLowerCase(), text.trim());
      if (result === undefined) notes.drop(`the shortcode ${name}`, line);
      return result ?? '';
    },
  });
  return resolved.replace(ESCAPED, '{{$1$2$3}}');
}

/** @returns undefined for a shortcode that is dropped; what it encloses stays */
function shortcodeMarkdown(name: string, text: string): string | undefined {
  const attributes = attributesIn(text);
  const [first = ''] = positionals(text);
  switch (name) {
    case 'figure':
    case 'img':
    case 'image':
      return figureHtml({ ...attributes, src: attributes.src ?? attributes.link ?? first });
    case 'youtube':
    case 'vimeo': {
      const id = attributes.id ?? first;
      const url = videoUrl(name === 'vimeo' ? `vimeo.com/${id}` : `youtu.be/${id}`);
      return url && videoMarkdown(url, attributes.title);
    }
    case 'ref':
    case 'relref':
      return attributes.path ?? first;
    default:
      return undefined;
  }
}

/** Values without a name. */
function positionals(text: string): string[] {
  const rest = text.replace(/[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|`[^`]*`|\S+)/g, ' ');
  return [...rest.matchAll(/"([^"]*)"|`([^`]*)`|(\S+)/g)].map(
    ([, double, raw, plain]) => double ?? raw ?? plain ?? '',
  );
}
