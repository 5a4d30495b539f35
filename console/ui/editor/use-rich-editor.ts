import { type ComponentType, useEffect, useState } from 'react';
import type { RichEditorProps } from './rich-editor.tsx';

type RichEditor = ComponentType<RichEditorProps>;

/** Loaded once, so that a second text opens without a pause. */
let loaded: RichEditor | undefined;

async function load(): Promise<RichEditor> {
  const { default: editor } = await import('./rich-editor.tsx');
  loaded = editor;
  return editor;
}

/** Fetches the editor's file before a text is opened. A failure is reported when one is. */
export const preloadEditor = (): void => void load().catch(() => undefined);

interface LoadedFile {
  RichEditor: RichEditor | undefined;
  isFailed: boolean;
  retry: () => void;
}

export function useRichEditor(isNeeded: boolean): LoadedFile {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<{ editor?: RichEditor; failedAttempt?: number }>({});
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isCurrent = true;
    load()
      .then((editor) => isCurrent && setFile({ editor }))
      .catch(() => isCurrent && setFile({ failedAttempt: attempt }));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, attempt]);
  return {
    RichEditor: loaded ?? file.editor,
    isFailed: !loaded && file.failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
