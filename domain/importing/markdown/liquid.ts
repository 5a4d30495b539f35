/** Resolves the tags of Jekyll: those for code, links and pictures. Others are dropped. */

import { videoUrl } from '#domain/importing/embeds.ts';
import { attributesIn } from '#domain/importing/markup.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';
import { figureHtml, videoMarkdown } from './snippets.ts';
import { replaceTags } from './template-tags.ts';

/** `{% name text %}` and `{{ expression }}`, which has no name. */
const LIQUID =
  /\{%-?\s*(?<name>\w{1,40})(?<text>(?:[^%]|%(?!\})){0,2000}?)-?%\}|\{\{-?(?<expression>[^}]{0,500}?)-?\}\}/g;

const ENCLOSING = new Map([
  ['raw', 'endraw'],
  ['highlight', 'endhighlight'],
  ['comment', 'endcomment'],
]);

/** Lists of attributes of kramdown, and its table of contents. */
const KRAMDOWN = /\{::?[^}\n]{0,500}\}|^[*-] TOC[ \t]*$/gim;

const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

/**
 * @param basePath path below which the site is
 * @param firstLine of the text in its file
 */
export function resolveLiquid(
  markdown: string,
  { basePath, notes, firstLine }: { basePath: string; notes: PostNotes; firstLine: number },
): string {
  const resolved = replaceTags(markdown, firstLine, {
    pattern: LIQUID,
    enclosing: ENCLOSING,
    replace({ code, name, text, line }, enclosed) {
      if (name === 'raw' && enclosed !== undefined) return enclosed;
      if (name === 'comment' && enclosed !== undefined) return '';
      if (name === 'highlight' && enclosed !== undefined) return codeBlock(text, enclosed);
      const expression = /^\{\{-?([\s\S]*?)-?\}\}$/.exec(code)?.[1];
      const result =
        expression === undefined
          ? tagMarkdown(name, text.trim())
          : expressionText(expression.trim(), basePath);
      if (result === undefined) notes.drop(code.replace(/\s+/g, ' '), line);
      return result ?? '';
    },
  });
  return resolved.replace(KRAMDOWN, '');
}

export function codeBlock(languageText: string, code: string): string {
  const language = /^\s*([\w+#-]+)/.exec(languageText)?.[1] ?? '';
  const longest = (code.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n+|\s+$/g, '')}\n${fence}`;
}

/** @returns undefined for an expression whose value is unknown */
function expressionText(expression: string, basePath: string): string | undefined {
  const [value = '', ...filters] = expression.split('|').map((part) => part.trim());
  const literal = /^(["'])(.*)\1$/.exec(value)?.[2];
  if (literal !== undefined) {
    const isUrl = filters.some((filter) => /^(relative_url|absolute_url)\b/.test(filter));
    return isUrl ? `${basePath}/${literal.replace(/^\/+/, '')}` : literal;
  }
  if (/^site\.(baseurl|url)$/.test(value)) return value === 'site.baseurl' ? basePath : '';
  return undefined;
}

/** @returns undefined for a tag that is dropped */
function tagMarkdown(tag: string, text: string): string | undefined {
  if (tag === 'post_url') return `/_posts/${text.replace(/^\/+/, '')}.md`;
  if (tag === 'link') return `/${text.replace(/^\/+/, '')}`;
  const attributes = attributesIn(text);
  const video = videoIn(tag, text, attributes);
  if (video) return video;
  if (tag !== 'include' && tag !== 'include_relative' && tag !== 'picture' && tag !== 'figure') {
    return undefined;
  }
  const src = Object.values(attributes).find((value) => PICTURE.test(value.replace(/[?#].*$/, '')));
  return src === undefined ? undefined : figureHtml({ ...attributes, src });
}

function videoIn(
  tag: string,
  text: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  const name = `${tag} ${text}`.toLowerCase();
  const host = /\b(youtube|vimeo)/.exec(name)?.[1];
  if (!host) return undefined;
  const { id, youtube_id, vimeo_id, video_id, url, src } = attributes;
  const [word = ''] = text.split(/\s+/).filter((part) => /^"?[\w-]{6,20}"?$/.test(part));
  const key = id ?? youtube_id ?? vimeo_id ?? video_id ?? word.replaceAll('"', '');
  const address = host === 'vimeo' ? `vimeo.com/${key}` : `youtu.be/${key}`;
  const video = videoUrl(url ?? src ?? '') ?? videoUrl(address);
  return video && videoMarkdown(video);
}
