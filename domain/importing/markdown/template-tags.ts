/** Replaces the tags of a template language in linear time, however many of them are not closed. */
import { withLineFeeds } from '#domain/importing/markup.ts';

export interface TemplateTag {
  /** As written. */
  code: string;
  name: string;
  /** What follows the name. */
  text: string;
  /** Of the tag in its file. */
  line: number;
}

export interface TagRules {
  /** With the groups `name` and `text`; the length of a match must be limited. */
  pattern: RegExp;
  /** Names of tags that enclose code, with the names that end them. */
  enclosing: ReadonlyMap<string, string>;
  /** @param enclosed the text up to the closing tag, of a tag that encloses code */
  replace: (tag: TemplateTag, enclosed: string | undefined) => string;
}

/** @param firstLine of the text in its file */
export function replaceTags(
  markdown: string,
  firstLine: number,
  { pattern, enclosing, replace }: TagRules,
): string {
  const tags = [...markdown.matchAll(pattern)];
  const nameAt = (index: number) => tags[index]?.groups?.name ?? '';
  /** The next tag of each name, found from the end. */
  const following = new Map<string, number>();
  const closings = tags.map(() => -1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const closing = enclosing.get(nameAt(index));
    if (closing !== undefined) closings[index] = following.get(closing) ?? -1;
    following.set(nameAt(index), index);
  }
  const result: string[] = [];
  let position = 0;
  let line = firstLine;
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index] as RegExpExecArray;
    const before = markdown.slice(position, tag.index);
    line += before.split('\n').length - 1;
    const closing = tags[closings[index] ?? -1];
    const start = tag.index + tag[0].length;
    const enclosed = closing && markdown.slice(start, closing.index);
    const end = closing ? closing.index + closing[0].length : start;
    const code = markdown.slice(tag.index, end);
    const { text = '' } = tag.groups ?? {};
    const replacement = replace({ code: tag[0], name: nameAt(index), text, line }, enclosed);
    result.push(before, withLineFeeds(code, replacement));
    line += code.split('\n').length - 1;
    position = end;
    if (closing) index = closings[index] as number;
  }
  return result.join('') + markdown.slice(position);
}
