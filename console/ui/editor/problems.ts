/** Problems of the text, each below its line. */
import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { LineProblem } from './editor-props.ts';
import { endOfFlow } from './soft-breaks.ts';

export const setProblems = StateEffect.define<readonly LineProblem[]>();

class Message extends WidgetType {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  override eq(other: Message): boolean {
    return other.text === this.text;
  }
  override toDOM(): HTMLElement {
    const message = document.createElement('div');
    message.className = 'cm-problem-message';
    message.textContent = this.text;
    return message;
  }
}

const PROBLEM_LINE = Decoration.line({ class: 'cm-problem' });

function decorate(state: EditorState, problems: readonly LineProblem[]): DecorationSet {
  const { doc } = state;
  const ranges = problems.flatMap(({ line, message }): Range<Decoration>[] => {
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const widget = Decoration.widget({ widget: new Message(message), block: true, side: 1 });
    return [PROBLEM_LINE.range(from), widget.range(endOfFlow(state, to))];
  });
  return Decoration.set(ranges, true);
}

export const problemMessages = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, state }) {
    const effect = effects.findLast((candidate) => candidate.is(setProblems));
    return effect ? decorate(state, effect.value) : decorations.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
