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
  /** Browsers repeat a failed import only after the page is reloaded. */
  isFailed: boolean;
}

export function useRichEditor(isNeeded: boolean): LoadedFile {
  const [file, setFile] = useState<LoadedFile>({ RichEditor: loaded, isFailed: false });
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isCurrent = true;
    load()
      .then((editor) => isCurrent && setFile({ RichEditor: editor, isFailed: false }))
      .catch(() => isCurrent && setFile({ RichEditor: undefined, isFailed: true }));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return loaded ? { RichEditor: loaded, isFailed: false } : file;
}
