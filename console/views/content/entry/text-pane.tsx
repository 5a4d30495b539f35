/** The Markdown text of an entry. */
import { MarkdownEditor } from '#console/ui/editor/markdown-editor.tsx';
import { openMediaPicker } from '#console/views/media/picker/picker-request.ts';
import { uploadFile } from '#console/views/media/uploads/upload-store.ts';
import type { EntryDetail, EntryProblem } from '#contract/console/entries.ts';
import { convertPaste } from './convert-paste.ts';
import { ENTRY_TOOLS } from './entry-tools.ts';

interface TextPaneProps {
  entry: EntryDetail;
  body: string;
  problems: readonly EntryProblem[];
  goToLine: { line: number } | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

export function TextPane({ entry, body, problems, goToLine, isReadOnly, onChange }: TextPaneProps) {
  const { file, source } = entry;
  if (isReadOnly) {
    return <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{body}</pre>;
  }
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  const lines = problems
    .filter(
      (problem) => problem.file === file && problem.field === '' && problem.line !== undefined,
    )
    .map(({ line = 1, message }) => ({ line: Math.max(1, line - firstLine + 1), message }))
    .filter(({ line }) => line >= 1);
  return (
    <MarkdownEditor
      label="Text"
      lang={languageOf(file)}
      value={body}
      problems={lines}
      goToLine={goToLine}
      searchPages={ENTRY_TOOLS.searchPages}
      pictureUrl={ENTRY_TOOLS.pictureUrl}
      onPickPicture={() => openMediaPicker()}
      onUploadPicture={async (picture) => ({ path: (await uploadFile(picture)).id })}
      onPasteHtml={convertPaste}
      onChange={onChange}
    />
  );
}

/** The language of an entry's texts, by its folder. */
export const languageOf = (file: string) => /^([a-z]{2,3})\//.exec(file)?.[1] ?? 'en';
