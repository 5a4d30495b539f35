import type { MailPlaceholder } from '#contract/console/mail-placeholders.ts';

const LABELS: Readonly<Record<MailPlaceholder, string>> = {
  name: 'Name',
  job: 'Job',
  reference: 'Reference',
  brand: 'Company',
  staff: 'Your name',
  link: 'Private link',
};

interface PlaceholdersProps {
  names: readonly MailPlaceholder[];
  /** Receives the placeholder at its cursor. */
  field: React.RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}

export function Placeholders({ names, field, onInsert }: PlaceholdersProps) {
  return (
    <fieldset aria-label="Insert placeholder" className="flex flex-wrap items-center gap-1.5">
      <span className="text-xs text-quiet">Insert</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={`{${name}}`}
          onClick={() => {
            const element = field.current;
            if (!element) return;
            const { value, selectionStart, selectionEnd } = element;
            const next = insertText(value, selectionStart, selectionEnd, `{${name}}`);
            onInsert(next.text);
            requestAnimationFrame(() => {
              element.focus();
              element.setSelectionRange(next.caret, next.caret);
            });
          }}
          className="h-6 cursor-pointer rounded-inner border border-line bg-surface px-2 text-xs hover:border-line-strong touch:h-11 touch:px-3"
        >
          {LABELS[name]}
        </button>
      ))}
    </fieldset>
  );
}

/** Replaces the selection and returns the new position of the cursor. */
export const insertText = (text: string, from: number, to: number, piece: string) => ({
  text: text.slice(0, from) + piece + text.slice(to),
  caret: from + piece.length,
});
