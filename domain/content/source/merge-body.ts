/** Merges two versions of a Markdown text: by blocks, then by the lines of a block. */
import type { FieldConflict } from '#contract/console/field-changes.ts';
import { type Region, type Texts, threeWayRegions } from './three-way.ts';
import { withMissing } from './versions.ts';

export interface Block {
  /** The empty lines before the block. */
  gap: string;
  /** Lines with line feeds. */
  text: string;
}

/** Paragraphs, list items, headings and the like, divided by empty lines. Fenced code is one block. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let gap = '';
  let block: Block | undefined;
  let fence = '';
  for (const line of body.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    if (line.trim() === '' && fence === '') {
      gap += line;
      block = undefined;
      continue;
    }
    if (!block) {
      block = { gap, text: '' };
      blocks.push(block);
      gap = '';
    }
    block.text += line;
    fence = nextFence(line, fence);
  }
  return blocks;
}

/** The fence of the code block in which the line after this one is; empty outside of code. */
function nextFence(line: string, fence: string): string {
  const [, mark = '', info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line.trimEnd()) ?? [];
  if (fence === '') return mark.startsWith('`') && info.includes('`') ? '' : mark;
  const closes = mark[0] === fence[0] && mark.length >= fence.length && info.trim() === '';
  return closes ? '' : fence;
}

export interface MergedBody {
  body: string;
  conflicts: FieldConflict[];
}

interface Versions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** A conflict keeps `theirs`. */
export function mergeBodies(bodies: Versions<string>): MergedBody {
  const blocks = eachVersion(bodies, blocksOf);
  const texts = eachVersion(blocks, (list) => list.map(({ text }) => withLineFeed(text)));
  const merged: Block[] = [];
  const conflicts: FieldConflict[] = [];
  for (const region of threeWayRegions(texts, false).flatMap(singleBlocks)) {
    const parts = eachVersion(blocks, (list, side) =>
      list.slice(region[side].start, region[side].end),
    );
    const side = changedSide(texts, region);
    if (side) {
      merged.push(...parts[side]);
      continue;
    }
    const lines = eachVersion(parts, joinBlocks);
    const text = mergeLines(lines);
    if (text !== undefined) {
      if (text !== '') merged.push({ gap: parts.theirs[0]?.gap ?? '\n', text });
      continue;
    }
    merged.push(...parts.theirs);
    conflicts.push(bodyConflict(lines, merged, parts.theirs.length));
  }
  const length = blocks.theirs.reduce((sum, { gap, text }) => sum + gap.length + text.length, 0);
  const emptyLines = bodies.theirs.slice(length);
  return { body: joinBlocks(merged) + emptyLines, conflicts };
}

type Side = keyof Versions<unknown>;

function eachVersion<From, To>(versions: Versions<From>, get: (value: From, side: Side) => To) {
  const { base, mine, theirs } = versions;
  return { base: get(base, 'base'), mine: get(mine, 'mine'), theirs: get(theirs, 'theirs') };
}

/** The last block of a text can lack it, which is no change of the block. */
const withLineFeed = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/** Regions with as many blocks in each version are compared block by block. */
function singleBlocks(region: Region): Region[] {
  const sizes = [region.base, region.mine, region.theirs].map(({ start, end }) => end - start);
  if (new Set(sizes).size > 1) return [region];
  const at = ({ start }: { start: number }, index: number) => ({
    start: start + index,
    end: start + index + 1,
  });
  return Array.from({ length: sizes[0] ?? 0 }, (_item, index) =>
    eachVersion(region, (range) => at(range, index)),
  );
}

/** The version that has the change; undefined if both changed the region differently. */
function changedSide(texts: Texts, region: Region): 'mine' | 'theirs' | undefined {
  const { base, mine, theirs } = eachVersion(texts, (list, side) =>
    list.slice(region[side].start, region[side].end).join('\n'),
  );
  if (mine === theirs || mine === base) return 'theirs';
  return theirs === base ? 'mine' : undefined;
}

/** The blocks with their gaps. The first one needs none, and others need at least an empty line. */
function joinBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(({ gap, text }, index) => (index === 0 ? text : `${gap || '\n'}${text}`))
    .map((text, index) => (index < blocks.length - 1 ? withLineFeed(text) : text))
    .join('');
}

/** Undefined if both versions changed the same or neighboring lines. */
function mergeLines(versions: Versions<string>): string | undefined {
  const lines = eachVersion(versions, (text) => withLineFeed(text).split(/(?<=\n)/));
  const merged: string[] = [];
  for (const region of threeWayRegions(lines, true)) {
    const side = changedSide(lines, region);
    if (!side) return undefined;
    merged.push(...lines[side].slice(region[side].start, region[side].end));
  }
  return merged.join('');
}

function bodyConflict(
  lines: Versions<string>,
  merged: readonly Block[],
  count: number,
): FieldConflict {
  const start = lineCount(joinBlocks(merged.slice(0, merged.length - count)));
  // A block that `theirs` removed would begin after an empty line.
  const gap = lineCount(merged[merged.length - count]?.gap ?? '\n');
  return {
    part: 'body',
    path: ['body'],
    lines: { start: start + (start === 0 ? 0 : gap), count: lineCount(lines.theirs) },
    ...withMissing(eachVersion(lines, (text) => (text === '' ? undefined : text))),
  };
}

const lineCount = (text: string) =>
  withLineFeed(text).split('\n').length - 1 - (text === '' ? 1 : 0);
