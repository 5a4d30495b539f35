/** Random changes of the packs' files, the same for the same seed. */
import type { FieldChange, FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import {
  applyChanges,
  changeValue,
  isSame,
  mergeSources,
  parsedSource,
  resolveConflicts,
} from '#domain/content/source/index.ts';
import { numbersFrom } from './numbers-from.ts';
import { NEW_VALUES, type PackSource, packSources } from './scalar-edits.ts';

type Random = () => number;

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

function randomValue(random: Random, depth = 0): JsonValue {
  const kind = random();
  if (depth > 2 || kind < 0.6) return pick(NEW_VALUES, random);
  const size = Math.floor(random() * 4);
  const children = Array.from({ length: size }, () => randomValue(random, depth + 1));
  if (kind < 0.8) return children;
  const keys = ['title', 'text', 'a key: with a colon', '0', 'yes', 'नाम', '#', 'href', ''];
  return Object.fromEntries(children.map((child) => [pick(keys, random), child]));
}

interface Place {
  path: FieldPath;
  value: JsonValue;
}

/** A change that is possible in the source. */
function randomChange({ file, source }: PackSource, random: Random): FieldChange {
  const { data } = parsedSource(file, source);
  const places = placesIn(data as JsonValue);
  const { path, value } = pick(places, random);
  const isRoot = path.length === 0;
  const kind = random();
  if (Array.isArray(value) && (isRoot || kind < 0.8)) return listChange(path, value, random);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && kind < 0.7) {
    return {
      op: 'set',
      path: [...path, `new${Math.floor(random() * 99)}`],
      value: randomValue(random),
    };
  }
  const canUnset = typeof path.at(-1) === 'string';
  if (canUnset && kind > 0.7) return { op: 'unset', path };
  if (isRoot) return { op: 'set', path: ['added'], value: randomValue(random) };
  return { op: 'set', path, value: randomValue(random) };
}

function listChange(path: FieldPath, list: readonly JsonValue[], random: Random): FieldChange {
  const position = () => Math.floor(random() * list.length);
  const kind = random();
  if (list.length === 0 || kind < 0.4) {
    const index = Math.floor(random() * (list.length + 1));
    return { op: 'insert', path, index, value: randomValue(random) };
  }
  if (kind < 0.7) return { op: 'remove', path, index: position() };
  return { op: 'move', path, from: position(), to: position() };
}

function placesIn(value: JsonValue, path: FieldPath = []): Place[] {
  if (path.length > 10 || typeof value !== 'object' || value === null) return [{ path, value }];
  const isList = Array.isArray(value);
  const children = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child, [...path, isList ? Number(key) : key]),
  );
  return [{ path, value }, ...children];
}

/** What is wrong after random changes, four in a row in each file. */
export function editProblems(count: number, seed: number): string[] {
  const random = numbersFrom(seed);
  const sources = packSources();
  const problems: string[] = [];
  for (let edits = 0; edits < count; edits += 4) {
    const { file, source } = pick(sources, random);
    let text = source;
    for (let step = 0; step < 4; step++) {
      const change = randomChange({ file, source: text }, random);
      if (change.op === 'body') continue;
      const expected = changeValue(parsedSource(file, text).data, change);
      const edited = attempt(() => applyChanges(file, text, [change]));
      const isRight = !isError(edited) && isSame(parsedSource(file, edited).data, expected);
      if (!isRight) problems.push(`${file} ${JSON.stringify(change)}: ${String(edited)}`);
      if (!isError(edited)) text = edited;
    }
  }
  return problems;
}

/** What is wrong when two versions of random changes are merged, and all conflicts resolved. */
export function mergeProblems(count: number, seed: number): string[] {
  const random = numbersFrom(seed);
  const sources = packSources();
  return Array.from({ length: count }).flatMap(() => {
    const { file, source } = pick(sources, random);
    const version = () => {
      let text = source;
      for (let step = 0; step < 3; step++) {
        text = applyChanges(file, text, [randomChange({ file, source: text }, random)]);
      }
      return text;
    };
    const result = attempt(() => mergeProblem(file, source, version(), version()));
    return result === '' ? [] : `${file}: ${String(result)}`;
  });
}

function mergeProblem(file: string, base: string, mine: string, theirs: string): string {
  const merged = mergeSources(file, base, mine, theirs);
  const reversed = mergeSources(file, base, theirs, mine);
  const dataOf = (text: string) => parsedSource(file, text).data;
  const hasConflicts = merged.conflicts.length + reversed.conflicts.length > 0;
  // Items that both versions add at the same place come in the order of the versions.
  const exchanged = [merged, reversed].map(({ text }) => JSON.stringify(sorted(dataOf(text))));
  if (!hasConflicts && exchanged[0] !== exchanged[1])
    return 'differs if the versions are exchanged';
  for (const choice of ['mine', 'base', 'theirs'] as const) {
    const choices = merged.conflicts.map((conflict) => ({ conflict, choice }));
    const resolved = resolveConflicts(file, merged.text, choices);
    dataOf(resolved);
    if (choice === 'theirs' && resolved !== merged.text) return 'changed a text that was chosen';
  }
  return '';
}

/** The value with the items of all lists and the fields of all maps in a fixed order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const children = Object.entries(value).map(([key, child]) => [key, sorted(child)]);
  if (Array.isArray(value)) return children.map(([, child]) => JSON.stringify(child)).sort();
  return Object.fromEntries(
    children.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
  );
}

function attempt<Value>(run: () => Value): Value | Error {
  try {
    return run();
  } catch (error) {
    return error as Error;
  }
}

const isError = (value: unknown): value is Error => value instanceof Error;
