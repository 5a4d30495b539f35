/** What the draft changes on the site, word by word, and what prevents publishing it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { useCan } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { problemText } from '#contract/console/problem-text.ts';
import { parseFieldName } from '#contract/preview.ts';
import { DiffList } from './diff-list.tsx';
import { OtherProblem } from './other-problems.tsx';
import { showEntry } from './show-entry.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface PublishDialogProps {
  entry: EntryDetail;
  onClose: () => void;
}

export function PublishDialog({ entry, onClose }: PublishDialogProps) {
  const { file, draftVersion: version, title, isLive } = entry;
  const labelAt = useFieldLabels(entry);
  const mayPublish = useCan('content.publish');
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const diff = useQuery({
    queryKey: [`content/diff:${file}/${version}`],
    queryFn: ({ signal }) => call('compareVersions', { query: { file }, signal }),
    enabled: isLive,
  });
  const check = useQuery({
    queryKey: [`content/check:${file}`],
    queryFn: ({ signal }) => call('checkEntry', { query: { file }, signal }),
  });
  const errors = (check.data?.problems ?? []).filter(({ isError }) => isError);

  async function publish() {
    setBusy(true);
    setProblem(undefined);
    try {
      showEntry(await call('publishEntry', { body: { file, version } }));
      showToast({ text: `Published ${title}` });
      onClose();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={`Publish ${title}?`}
      size="wide"
      submitLabel="Publish"
      isBusy={isBusy}
      isIncomplete={errors.length > 0 || !mayPublish}
      problem={problem !== undefined && <Problem error={problem} labelAt={labelAt} />}
      onSubmit={publish}
      onClose={onClose}
    >
      {errors.length > 0 && (
        <Banner tone="warning">
          <p className="font-medium">This prevents publishing:</p>
          <ul className="mt-1 grid gap-1">
            {errors.map((each) => (
              <li key={`${each.file} ${each.field} ${each.message}`} className="wrap-anywhere">
                {each.file === file ? (
                  `${labelOf(`${file}#${each.field}`, labelAt)}: ${problemText(each)}`
                ) : (
                  <OtherProblem entry={entry} problem={each} onOpen={onClose} />
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {isLive && <QueryPending query={diff} label="Changes" />}
      {isLive && diff.data && <DiffList diff={diff.data} entry={entry} />}
      {!isLive && errors.length === 0 && (
        <p className="text-sm text-quiet">
          This puts the entry on the site for the first time
          {entry.listedIn.length > 0 &&
            `, with its ${entry.listedIn.map(({ label }) => label.toLowerCase()).join(' and its ')}`}
          .
        </p>
      )}
    </FormDialog>
  );
}

type LabelAt = (path: FieldPath) => string;

/** @param name of a field, such as `pages/about.yaml#hero.heading` */
function labelOf(name: string, labelAt: LabelAt): string {
  const target = parseFieldName(name);
  // The parts of a job are named by their headings.
  if (!target) return name.slice(name.indexOf('#') + 1);
  return target.path.length === 0 ? 'Text' : labelAt(target.path);
}

function Problem({ error, labelAt }: { error: unknown; labelAt: LabelAt }) {
  const errors = error instanceof CallProblem ? error.errors : [];
  return (
    <>
      {errorMessage(error)}
      {errors.length > 0 && (
        <ul className="mt-1">
          {errors.map(({ field, message }) => (
            <li key={field + message}>
              {labelOf(field, labelAt)}: {problemText({ message })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
