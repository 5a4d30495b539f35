/** The differences of two texts by field, with the changed words marked. */
import type { EntryDetail, EntryDiff } from '#contract/console/entries.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface DiffListProps {
  diff: EntryDiff;
  entry: EntryDetail;
}

export function DiffList({ diff: { fields }, entry }: DiffListProps) {
  const labelAt = useFieldLabels(entry);
  if (fields.length === 0) return <p className="text-sm text-quiet">Nothing changes.</p>;
  return (
    <dl className="grid gap-4">
      {fields.map(({ part, path, parts, isOrder }) => (
        <div key={`${part} ${path.join('.')}`}>
          <dt className="text-xs font-medium text-quiet">
            {part === 'body' ? 'Text' : labelAt(path)}
            {isOrder && ', only the order'}
          </dt>
          <dd className="mt-0.5 text-base whitespace-pre-wrap wrap-anywhere">
            {parts.map(({ kind, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
              <DiffWords key={index} kind={kind} text={text} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Characters of unchanged text beside a change. */
const CONTEXT = 160;

function DiffWords({ kind, text }: EntryDiff['fields'][number]['parts'][number]) {
  if (kind === 'added') {
    return <ins className="rounded-sm bg-success-tint text-success no-underline">{text}</ins>;
  }
  if (kind === 'removed')
    return <del className="rounded-sm bg-danger-tint text-danger">{text}</del>;
  if (text.length <= CONTEXT * 2) return text;
  return `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`;
}
