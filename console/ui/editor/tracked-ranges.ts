/** Ranges that keep their text while the document changes around them. */
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

interface Range {
  from: number;
  to: number;
}

const add = StateEffect.define<Range & { id: number }>();
const remove = StateEffect.define<number>();

export const trackedRanges = StateField.define<ReadonlyMap<number, Range>>({
  create: () => new Map(),
  update(ranges, { changes, docChanged, effects }) {
    if (effects.length === 0 && (!docChanged || ranges.size === 0)) return ranges;
    const next = new Map<number, Range>();
    for (const [id, { from, to }] of ranges) {
      const start = changes.mapPos(from, -1);
      next.set(id, { from: start, to: Math.max(start, changes.mapPos(to, from === to ? -1 : 1)) });
    }
    for (const effect of effects) {
      if (effect.is(add))
        next.set(effect.value.id, { from: effect.value.from, to: effect.value.to });
      if (effect.is(remove)) next.delete(effect.value);
    }
    return next;
  },
});

let lastId = 0;

export interface TrackedRange {
  /** @returns null after `release` */
  current: () => Range | null;
  /** Part of a change that moves the range; positions are those after the change. */
  moveTo: (from: number, to: number) => StateEffect<unknown>;
  release: () => void;
}

export function trackRange(view: EditorView, { from, to }: Range): TrackedRange {
  lastId++;
  const id = lastId;
  view.dispatch({ effects: add.of({ id, from, to }) });
  return {
    current: () => view.state.field(trackedRanges).get(id) ?? null,
    moveTo: (start, end) => add.of({ id, from: start, to: end }),
    release: () => view.dispatch({ effects: remove.of(id) }),
  };
}
