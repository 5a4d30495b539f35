/** The fields of the whole entry: simple ones together on a card, each group on its own. */
import type { FormField } from '#contract/console/form-fields.ts';
import { Fields, isGroup } from './group-view.tsx';
import { NestedField } from './nested-field.tsx';
import { rootOf } from './place-problems.ts';

interface RootFieldsProps {
  fields: readonly FormField[];
  data: unknown;
}

export function RootFields({ fields, data }: RootFieldsProps) {
  const root = rootOf(fields);
  if (root.kind !== 'group') {
    return (
      <Card>
        <NestedField field={root} path={[]} value={data} />
      </Card>
    );
  }
  return runsOf(fields).map((run) =>
    run.every(isGroup) ? (
      <Fields key={run[0]?.key} field={{ ...root, fields: run }} path={[]} value={data} />
    ) : (
      <Card key={run[0]?.key}>
        <Fields field={{ ...root, fields: run }} path={[]} value={data} />
      </Card>
    ),
  );
}

function Card({ children }: { children: React.ReactNode }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      {children}
    </div>
  );
}

/** Divides the fields, in their order, into runs of groups and runs of other fields. */
export function runsOf(fields: readonly FormField[]): FormField[][] {
  const runs: FormField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    const isSame = last?.[0] !== undefined && isGroup(last[0]) === isGroup(field);
    if (last && isSame) last.push(field);
    else runs.push([field]);
  }
  return runs;
}
