/** The Markdown text of an entry. */
import { call } from '#console/api/call.ts';
import { MarkdownEditor } from '#console/ui/editor/markdown-editor.tsx';
import type { FormTools } from '#console/views/content/form/form-context.ts';
import type { EntryDetail, EntryProblem } from '#contract/console/entries.ts';

interface TextPaneProps {
  entry: EntryDetail;
  body: string;
  problems: readonly EntryProblem[];
  goToLine: { line: number } | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  tools: FormTools;
}

export function TextPane({
  entry,
  body,
  problems,
  goToLine,
  isReadOnly,
  onChange,
  tools,
}: TextPaneProps) {
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
      searchPages={tools.searchPages}
      onPasteHtml={async (html) => {
        const { markdown } = await call('convertPaste', { body: { html } });
        return markdown;
      }}
      onChange={onChange}
    />
  );
}

/** The language of an entry's texts, by its folder. */
export const languageOf = (file: string) => /^([a-z]{2,3})\//.exec(file)?.[1] ?? 'en';
