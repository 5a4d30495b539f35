/**
 * Edits the Markdown of a text: as a page with a toolbar, or as plain text. The page's editor is
 * loaded when a text is first opened. If it cannot be loaded, the plain text can be edited.
 */
import { type ComponentType, type ReactNode, useState } from 'react';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Delayed } from '#console/ui/pending.tsx';
import { useEditedText } from './edited-text.ts';
import type { EditorProps } from './editor-props.ts';
import { PlainEditor } from './plain-editor.tsx';
import { ReadingTime } from './reading-time.tsx';
import type { RichEditorProps } from './rich-editor.tsx';
import { withUnixLines } from './unix-lines.ts';
import { useRichEditor } from './use-rich-editor.ts';

export function MarkdownEditor(props: EditorProps) {
  const own = withUnixLines(props);
  const text = useEditedText(own);
  const [isPlain, setPlain] = useState(readChoice);
  const { RichEditor, isFailed } = useRichEditor(!isPlain);
  const isPlainShown = isPlain || isFailed;
  const footer = (
    <>
      <ReadingTime markdown={own.value} />
      <Button
        tone="plain"
        size="small"
        icon="pilcrow"
        aria-pressed={isPlainShown}
        disabled={isFailed && !isPlain}
        className="ml-auto"
        onClick={() => {
          storeChoice(!isPlain);
          setPlain(!isPlain);
        }}
      >
        Plain text
      </Button>
    </>
  );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start rounded-card border border-line bg-surface shadow-card focus-within:border-line-strong forced-colors:border">
      {isFailed && !isPlain && <LoadFailure />}
      {isPlainShown ? (
        <PlainEditor {...own} footer={footer} />
      ) : (
        <LoadedEditor editor={RichEditor} props={{ ...own, text, footer }} />
      )}
    </div>
  );
}

interface LoadedEditorProps {
  editor: ComponentType<RichEditorProps> | undefined;
  props: RichEditorProps;
}

function LoadedEditor({ editor: RichEditor, props }: LoadedEditorProps): ReactNode {
  if (RichEditor) return <RichEditor {...props} />;
  return (
    <div className="min-h-96 p-5">
      <Delayed>
        <p role="status" className="text-sm text-quiet">
          Loading the editor…
        </p>
      </Delayed>
    </div>
  );
}

function LoadFailure() {
  return (
    <div className="p-2">
      <Banner tone="warning">
        The editor could not be loaded. You can edit the plain text, or reload the page.
      </Banner>
    </div>
  );
}

/** Whether this device shows the plain text. */
const STORED = 'console-plain-text';

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

function storeChoice(isPlain: boolean): void {
  try {
    if (isPlain) localStorage.setItem(STORED, 'on');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the choice lasts until the view is closed.
  }
}
