import { type RefObject, useLayoutEffect } from 'react';
import { type Answers, TEXT_FIELDS, type TextFieldName } from './answers.ts';

/** Takes over what was typed, or filled in by the browser, before the page's scripts ran. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  answers: Answers,
  onTyped: (name: TextFieldName, text: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useLayoutEffect(() => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    for (const name of TEXT_FIELDS) {
      const text = entries.get(name);
      if (typeof text === 'string' && text !== answers[name]) onTyped(name, text);
    }
  }, []);
}
