/** The text editor of the console on a page without a server: the test is the view around it. */
import '#console/styles/console.css';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MarkdownEditor } from '#console/ui/editor/markdown-editor.tsx';
import { onKey } from '#console/ui/shortcuts.ts';
import { showToast } from '#console/ui/toast-store.ts';
import { Toasts } from '#console/ui/toasts.tsx';
import { ROOT_ID } from '#contract/console/document.ts';
import type { EditorSetup, OpenedEditor } from './opened-editor.ts';

const PAGES = [
  { title: 'How we review code', path: '/blogs/how-we-review-code', kind: 'Blog post' },
  { title: 'Review my app', path: '/review-my-app', kind: 'Page' },
];

const PASTED_PICTURES = [
  { file: new File(['x'], 'pasted-picture-1.png', { type: 'image/png' }), alt: 'A yard' },
];

let setup: EditorSetup | undefined;
const listeners = new Set<() => void>();

const opened: OpenedEditor = {
  open: (next) => {
    setup = next;
    for (const listener of listeners) listener();
  },
  value: '',
  changes: [],
  lines: [],
  setValue: () => undefined,
  goTo: () => undefined,
  uploads: [],
  violations: [],
};
Object.assign(globalThis, { editor: opened });
addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
  opened.violations.push(`${violatedDirective} ${sample}`);
});
addEventListener('keydown', (event) => onKey(event));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function View() {
  const current = useSyncExternalStore(subscribe, () => setup);
  return current && <Editor key={current.value} {...current} />;
}

function upload({ name }: File): Promise<{ path: string; alt?: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ path: string; alt?: string }>();
  opened.uploads.push({
    name,
    finish: (alt) => resolve({ path: `media/uploads/${name}`, ...(alt && { alt }) }),
    fail: () => reject(new Error('refused')),
  });
  return promise;
}

function Editor({ value: initial, converted, problems }: EditorSetup) {
  const [value, setValue] = useState(initial);
  const [goToLine, setGoToLine] = useState<{ line: number }>();
  opened.value = value;
  opened.setValue = (next) => flushSync(() => setValue(next));
  opened.goTo = (line) => setGoToLine({ line });
  return (
    <main className="mx-auto w-full max-w-240 p-3 sm:p-6">
      <MarkdownEditor
        value={value}
        onChange={(next, isUserInput) => {
          opened.changes.push({ value: next, isUserInput });
          setValue(next);
        }}
        label="Text"
        lang="en"
        placeholder="Write the text"
        onUploadPicture={upload}
        pictureUrl={(path) => `/${path}`}
        searchPages={async (query) =>
          PAGES.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
        }
        onPasteHtml={async () => {
          if (converted === undefined) throw new Error('refused');
          return { markdown: converted, pictures: PASTED_PICTURES, notes: [] };
        }}
        problems={problems}
        onCursorLine={(line) => opened.lines.push(line)}
        goToLine={goToLine}
      />
      <button type="button" onClick={() => showToast({ text: 'Left the editor' })}>
        After the editor
      </button>
    </main>
  );
}

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The document has no element with the id ${ROOT_ID}`);
createRoot(root).render(
  <StrictMode>
    <View />
    <Toasts />
  </StrictMode>,
);
