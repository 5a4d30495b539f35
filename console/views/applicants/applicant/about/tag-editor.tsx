import { useId, useState } from 'react';
import { cachedItems } from '#console/api/use-list.ts';
import { Button } from '#console/ui/button.tsx';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { Tag } from '#console/ui/tag.tsx';
import type { ChangeOne } from '#console/views/applicants/changes/use-change-one.tsx';
import { listKey } from '#console/views/applicants/data/use-applicant-list.ts';
import type { Applicant, ApplicantSummary } from '#contract/console/applicants.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';

interface TagEditorProps {
  applicant: Applicant;
  search: string;
  mayWork: boolean;
  onChange: ChangeOne;
}

/** Suggestions: the tags of the applicants in the list. */
function suggestedTags(search: string): string[] {
  const items = cachedItems<ApplicantSummary>(listKey(search));
  return [...new Set(items.flatMap(({ tags }) => tags))].sort();
}

export function TagEditor({ applicant, search, mayWork, onChange }: TagEditorProps) {
  const { tags, name } = applicant;
  const isFull = tags.length >= CONSOLE_LIMITS.tags;
  const remove = (tag: string) =>
    onChange({
      tags: tags.filter((other) => other !== tag),
      done: `Removed tag ${tag} from ${name}`,
    });
  function add(tag: string) {
    if (tags.includes(tag)) return;
    void onChange({ tags: [...tags, tag], done: `Tagged ${name} with ${tag}` });
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line pt-3.5">
      <h2 className="mr-1 text-xs text-quiet">Tags</h2>
      {tags.map((tag) => (
        <Tag key={tag} name={tag} {...(mayWork && { onRemove: () => void remove(tag) })} />
      ))}
      {tags.length === 0 && !mayWork && <span className="text-sm text-quiet">No tags</span>}
      {mayWork && !isFull && <NewTag suggestions={suggestedTags(search)} onAdd={add} />}
      {isFull && (
        <span className="text-xs text-quiet">Limit of {CONSOLE_LIMITS.tags} tags reached</span>
      )}
    </div>
  );
}

interface NewTagProps {
  suggestions: readonly string[];
  onAdd: (tag: string) => void;
}

function NewTag({ suggestions, onAdd }: NewTagProps) {
  const id = useId();
  const [text, setText] = useState('');
  const normalized = text.trim().toLowerCase();
  return (
    <form
      className="flex items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        setText('');
        if (normalized) onAdd(normalized);
      }}
    >
      <input
        aria-label="Add tag"
        placeholder="Add tag"
        list={`${id}-known`}
        value={text}
        maxLength={CONSOLE_LIMITS.tag}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        className={`${FIELD_CLASS} h-7 w-32 border-line text-xs touch:min-h-11`}
      />
      <datalist id={`${id}-known`}>
        {suggestions.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {normalized && (
        <Button type="submit" size="small">
          Add
        </Button>
      )}
    </form>
  );
}
