/** The editor with its toolbar. It is loaded when a text is first opened. */
import type { EditorView } from '@codemirror/view';
import { type ReactNode, useRef, useState } from 'react';
import { linkAt, removeLink, setLink } from './commands/link.ts';
import type { EditedText } from './edited-text.ts';
import { runCommand } from './editor-command.ts';
import type { EditorProps } from './editor-props.ts';
import { LinkDialog } from './link-dialog.tsx';
import { OutlineMenu } from './outline-menu.tsx';
import { PictureInput } from './picture-input.tsx';
import { outlineOf } from './text-outline.ts';
import { Toolbar, type ToolName } from './toolbar.tsx';
import { pickPicture, useEditorView } from './use-editor-view.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export interface RichEditorProps extends EditorProps {
  /** Replaces text in the editor that is open when an upload ends. */
  text: EditedText;
  /** Beside the outline, below the text. */
  footer: ReactNode;
}

export default function RichEditor({ footer, ...props }: RichEditorProps) {
  const { onUploadPicture, onPickPicture, searchPages } = props;
  const [link, setLinkText] = useState<{ text: string; address: string }>();
  const files = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardHeight(bar);
  const { host, view, status, addPictures } = useEditorView(props, openLink);

  function openLink(opened: EditorView) {
    const { state } = opened;
    const { from, to } = state.selection.main;
    const current = linkAt(state);
    const text = state.sliceDoc(from, to).replace(/\s+/g, ' ');
    setLinkText(current ?? { text, address: '' });
  }

  function use(name: ToolName) {
    if (!view.current) return;
    if (name === 'link') openLink(view.current);
    else if (name !== 'picture') runCommand(view.current, name);
    else if (onPickPicture) void pickPicture(view.current, onPickPicture);
    else files.current?.click();
  }

  function closeLink(change?: (current: EditorView) => void) {
    setLinkText(undefined);
    if (!view.current) return;
    change?.(view.current);
    // After the dialog has returned the focus.
    requestAnimationFrame(() => view.current?.focus());
  }

  return (
    <>
      <div
        ref={bar}
        className="sticky top-(--editor-toolbar-top,0px) z-10 flex rounded-t-card border-b border-line bg-surface touch:max-sm:top-auto touch:max-sm:bottom-[max(var(--bar-height),var(--keyboard-height,0px))] touch:max-sm:order-1 touch:max-sm:rounded-none touch:max-sm:border-t touch:max-sm:border-b-0"
      >
        <Toolbar
          status={status}
          hasPictures={onUploadPicture !== undefined || onPickPicture !== undefined}
          onUse={use}
        />
      </div>
      <div ref={host} className="min-w-0 text-[1.0625rem] font-article" />
      <div className="flex items-center gap-1 border-t border-line py-1 pr-1.5 pl-3 touch:max-sm:order-2">
        {footer}
        <OutlineMenu
          readHeadings={() => (view.current ? outlineOf(view.current.state) : [])}
          onJump={(position) => {
            view.current?.dispatch({ selection: { anchor: position }, scrollIntoView: true });
            view.current?.focus();
          }}
        />
      </div>
      {onUploadPicture && <PictureInput ref={files} onPick={addPictures} />}
      {link && (
        <LinkDialog
          {...link}
          searchPages={searchPages}
          onSave={(next) => closeLink((current) => current.dispatch(setLink(current.state, next)))}
          onRemove={() => closeLink((current) => current.dispatch(removeLink(current.state)))}
          onClose={() => closeLink()}
        />
      )}
    </>
  );
}
