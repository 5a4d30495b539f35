/** Chooses the language of an entry, and says what is not translated. */
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { nextMissing } from './translated-texts.ts';
import type { EntryLanguages } from './use-translation.ts';

interface LanguageBarProps {
  languages: EntryLanguages;
  onOpen: (path: FieldPath) => void;
}

export function LanguageBar({ languages, onOpen }: LanguageBarProps) {
  const { items, original, current, isOriginal, isBoth, pathOf } = languages;
  const own = isOriginal ? original : current.file;
  const segments = [{ file: original, name: 'English' }, ...items];
  return (
    <div className="grid gap-2">
      <nav aria-label="Language" className="flex flex-wrap gap-2">
        <span className="inline-flex flex-wrap rounded-inner bg-sunken p-0.5">
          {segments.map(({ file, name }) => (
            <Segment key={file} to={pathOf(file, 'one')} isOn={!isBoth && file === own}>
              {name}
            </Segment>
          ))}
          <Segment to={pathOf(own, 'both')} isOn={isBoth}>
            Both
          </Segment>
        </span>
      </nav>
      {isBoth && <Missing languages={languages} onOpen={onOpen} />}
    </div>
  );
}

interface SegmentProps {
  to: string;
  isOn: boolean;
  children: string;
}

function Segment({ to, isOn, children }: SegmentProps) {
  return (
    <Link
      to={to}
      aria-current={isOn ? 'true' : undefined}
      className="inline-flex items-center rounded-inner px-3 py-1 text-sm text-quiet aria-current:bg-surface aria-current:font-medium aria-current:text-text aria-current:shadow-card touch:min-h-11"
    >
      {children}
    </Link>
  );
}

function Missing({ languages, onOpen }: Pick<LanguageBarProps, 'languages' | 'onOpen'>) {
  const { texts, current } = languages;
  const [last, setLast] = useState<FieldPath>();
  if (!texts) return null;
  const { missing, total, order } = texts;
  const count = missing.length;
  if (count === 0) {
    return (
      <p className="flex items-center gap-1.5 text-xs text-quiet">
        <Icon name="check" size={14} />
        {total === 1 ? 'The text is' : `All ${total} texts are`} in {current.name}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-xs font-medium text-warning">
        {count} of {total} {total === 1 ? 'text' : 'texts'} {count === 1 ? 'is' : 'are'} missing in{' '}
        {current.name}
      </p>
      <Button
        size="small"
        icon="chevron-down"
        onClick={() => {
          const next = nextMissing(texts, order, last);
          setLast(next);
          if (next) onOpen(next);
        }}
      >
        Next missing
      </Button>
    </div>
  );
}
