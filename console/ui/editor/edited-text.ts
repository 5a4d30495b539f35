/** The text of the editor, however it is shown when an upload ends. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditorProps } from './editor-props.ts';

interface Replacement {
  from: number;
  to: number;
  insert: string;
}

type Apply = (find: (text: string) => Replacement | null) => void;

export class EditedText {
  private readonly inValue: Apply;
  private inView: Apply | undefined;
  private isClosed = false;

  constructor(inValue: Apply) {
    this.inValue = inValue;
  }

  /** @param view changes the text in the page's editor; undefined if the plain text is shown */
  show(view: Apply | undefined): void {
    this.inView = view;
  }

  /** Uploads that end later change nothing: their placeholders stay in the text. */
  setClosed(isClosed: boolean): void {
    this.isClosed = isClosed;
  }

  replacePlaceholder(placeholder: string, picture: string): void {
    if (this.isClosed) return;
    const apply = this.inView ?? this.inValue;
    apply((text) => placeholderChange(text, placeholder, picture));
  }
}

/** @param picture empty to remove the paragraph of the placeholder */
export function placeholderChange(
  text: string,
  placeholder: string,
  picture: string,
): Replacement | null {
  const at = text.indexOf(placeholder);
  // Someone has deleted it.
  if (at < 0) return null;
  const gap = picture === '' ? (/\n{0,2}$/.exec(text.slice(0, at))?.[0].length ?? 0) : 0;
  return { from: at - gap, to: at + placeholder.length, insert: picture };
}

export function useEditedText({ value, onChange }: EditorProps): EditedText {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const [text] = useState(
    () =>
      new EditedText((find) => {
        const { value: current, onChange: report } = latest.current;
        const change = find(current);
        if (!change) return;
        const { from, to, insert } = change;
        report(current.slice(0, from) + insert + current.slice(to), false);
      }),
  );
  useEffect(() => {
    text.setClosed(false);
    return () => text.setClosed(true);
  }, [text]);
  return text;
}
