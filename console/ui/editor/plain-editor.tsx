/** The source of a text in a plain field. It has the same props as the page's editor. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#console/ui/button.tsx';
import type { EditorProps } from './editor-props.ts';
import { isNewTarget } from './line-target.ts';

interface PlainEditorProps extends EditorProps {
  /** Below the text. */
  footer: ReactNode;
}

export function PlainEditor({ footer, ...props }: PlainEditorProps) {
  const { value, onChange, label, lang, placeholder, problems, onCursorLine, goToLine } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const lastLine = useRef(0);
  useEffect(() => {
    if (area.current && isNewTarget(goToLine)) goTo(area.current, goToLine.line);
  }, [goToLine]);
  return (
    <>
      <textarea
        ref={area}
        aria-label={label}
        lang={lang}
        placeholder={placeholder}
        spellCheck
        autoCapitalize="sentences"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value, true)}
        onSelect={({ currentTarget }) => {
          const line = lineAt(currentTarget.value, currentTarget.selectionEnd);
          if (line !== lastLine.current) onCursorLine?.(line);
          lastLine.current = line;
        }}
        className="field-sizing-content min-h-96 w-full min-w-0 resize-none rounded-t-card bg-transparent px-[max(1.25rem,calc(50%-19.75rem))] py-5 font-mono text-sm leading-relaxed text-text outline-none touch:text-[1rem]"
      />
      <Problems
        problems={problems ?? []}
        onGoTo={(line) => area.current && goTo(area.current, line)}
      />
      <div className="flex items-center gap-1 border-t border-line py-1 pr-1.5 pl-3">{footer}</div>
    </>
  );
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

function goTo(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const before = lines.slice(0, Math.max(line, 1) - 1);
  const position = before.reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(position, position);
}

interface ProblemsProps {
  problems: NonNullable<EditorProps['problems']>;
  onGoTo: (line: number) => void;
}

function Problems({ problems, onGoTo }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-1 border-t border-line bg-danger-tint px-3 py-2 text-sm text-danger">
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`} className="flex items-baseline gap-2">
          <Button tone="plain-danger" size="small" onClick={() => onGoTo(line)}>
            Line {line}
          </Button>
          <span className="min-w-0">{message}</span>
        </li>
      ))}
    </ul>
  );
}
