/** The styles of what a page shows first, which stand in its document: see decision 33. */
import { everything, parts, start } from 'virtual:built-styles';
import { LRUCache } from 'lru-cache';
import { selectedStyles } from './selected-styles.ts';

/** A template has a few: with entries and without, with an error. */
const MAX_SHEETS = 200;

/** Stands for all elements that editors may write. */
const ANY = '*';
/** What is set as HTML and is no text: code, the header, and drawings. */
const NO_TEXT = /^(script|style|header)|^\w+<svg/;

interface NotedProps {
  className?: unknown;
  dangerouslySetInnerHTML?: { __html: unknown };
}

const sheets = new LRUCache<string, string>({ max: MAX_SHEETS });

/** Notes which elements and classes are made until the first screen ends. */
export class FirstScreen {
  readonly #elements = new Set<string>();
  readonly #classNames = new Set<string>();

  /** React renders from the top of the document to its end, and all at once. */
  during<Result>(render: () => Result): Result {
    collecting = this;
    try {
      return render();
    } finally {
      collecting = undefined;
    }
  }

  note(element: string, { className, dangerouslySetInnerHTML: text }: NotedProps) {
    this.#elements.add(element);
    if (typeof className === 'string') this.#classNames.add(className);
    if (text && !NO_TEXT.test(element + text.__html)) this.#elements.add(ANY);
  }

  /** What was made before, and is a part of this. */
  include(part: FirstScreen) {
    for (const element of part.#elements) this.#elements.add(element);
    for (const className of part.#classNames) this.#classNames.add(className);
  }

  /** @returns whether it had not ended before */
  end(): boolean {
    const isEnd = collecting === this;
    collecting = undefined;
    return isEnd;
  }

  styles(): string {
    if (everything !== undefined) return everything;
    const key = [...this.#elements, '', ...this.#classNames].join('\n');
    const known = sheets.get(key);
    if (known !== undefined) return known;
    const there = new Set(this.#elements);
    for (const className of this.#classNames) {
      for (const name of className.split(/\s+/)) there.add(`.${name}`);
    }
    const hasText = there.has(ANY);
    const isThere = (name: string) => there.has(name) || (hasText && !name.startsWith('.'));
    const sheet = start + selectedStyles(parts, isThere);
    sheets.set(key, sheet);
    return sheet;
  }
}

let collecting: FirstScreen | undefined;

/** What stands before the first screen's end, and is seen once somebody opens it. */
export function unseen<Made>(make: () => Made): Made {
  const screen = collecting;
  collecting = undefined;
  try {
    return make();
  } finally {
    collecting = screen;
  }
}

export const noteElement = (element: string, props: NotedProps) => collecting?.note(element, props);
