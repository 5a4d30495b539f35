/**
 * Keeps the document and the `value` of the component the same. A value that the editor reported
 * itself may come back late, when more has been typed; any other value is a change from elsewhere,
 * which is merged into what has been typed since.
 */
import {
  Annotation,
  ChangeSet,
  type EditorState,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { textChanges } from './text-changes.ts';

/** Marks a change that came by `value`. */
export const isFromValue = Annotation.define<boolean>();

/** Reports that the component has not answered with a new `value` yet. */
const MAX_PENDING = 200;

interface View {
  readonly state: EditorState;
  dispatch: (change: TransactionSpec) => void;
}

interface Report {
  text: string;
  /** Changes since the report before. */
  changes: ChangeSet;
}

export class ValueSync {
  /** The last `value`. */
  private received: string;
  private pending: Report[] = [];

  constructor(value: string) {
    this.received = value;
  }

  /** Notes a change that is reported by `onChange`. */
  report(changes: ChangeSet, text: string): void {
    this.pending.push({ changes, text });
    if (this.pending.length > MAX_PENDING) this.acknowledge(0);
  }

  /** @returns true if the document has typed text that the value lacks, so it must be reported */
  receive(view: View, value: string): boolean {
    const reported = this.pending.findIndex(({ text }) => text === value);
    if (reported >= 0) this.acknowledge(reported);
    else if (value !== this.received) return this.merge(view, value);
    return false;
  }

  private acknowledge(index: number): void {
    this.received = this.pending[index]?.text ?? this.received;
    this.pending.splice(0, index + 1);
  }

  /** Keeps cursor and undo history. Characters that are being composed are not touched. */
  private merge(view: View, value: string): boolean {
    const changes = ChangeSet.of(textChanges(this.received, value), this.received.length);
    const typed = this.pending
      .map((report) => report.changes)
      .reduce((all, next) => all.compose(next), ChangeSet.empty(this.received.length));
    this.received = value;
    this.pending = [];
    view.dispatch({
      changes: changes.map(typed),
      annotations: [isFromValue.of(true), Transaction.addToHistory.of(false)],
    });
    const text = view.state.sliceDoc();
    if (text === value) return false;
    this.report(typed.map(changes, true), text);
    return true;
  }
}
