import { Button } from '#console/ui/button.tsx';
import { Icon, type IconName } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { undoChange } from '#console/views/applicants/changes/change-many.ts';
import { useConsoleFacts } from '#console/views/applicants/data/console-facts.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { type ActivityEntry, activitySentence } from './activity-sentence.ts';

const ICONS: Readonly<Record<ActivityEntry['kind'], IconName>> = {
  received: 'inbox',
  opened: 'eye',
  stage: 'kanban',
  shown: 'eye',
  assigned: 'user-check',
  tags: 'tag',
  note: 'sticky-note',
  rated: 'star',
  joined: 'git-merge',
  parted: 'unlink',
  'mail-written': 'mail',
  'mail-stopped': 'ban',
  withdrawn: 'log-out',
  'document-added': 'paperclip',
  'link-renewed': 'refresh-cw',
};

/** Newest first. Changes that nothing has followed can be undone. */
export function ActivityTab({ applicant, mayWork }: { applicant: Applicant; mayWork: boolean }) {
  const { id, name, history, samePerson } = applicant;
  const consoleFacts = useConsoleFacts();
  const labelOf = (list: readonly { id: string; label: string }[] | undefined) => (one: string) =>
    list?.find((entry) => entry.id === one)?.label ?? one;
  const names = {
    stage: labelOf(consoleFacts?.stages),
    reason: labelOf(consoleFacts?.reasons),
    applicant: (other: string) => samePerson.find((same) => same.id === other)?.name,
  };
  return (
    <ol aria-label="Activity" className="grid">
      {history.map((entry) => {
        const { actor, action } = activitySentence(entry, name, names);
        const { changeId, canUndo } = entry;
        return (
          <li
            key={entry.id}
            className="relative flex gap-3 pb-4 before:absolute before:top-7 before:bottom-0 before:left-3.5 before:w-px before:bg-line last:before:hidden"
          >
            <span className="grid size-7 flex-none place-items-center rounded-full border border-line bg-surface text-quiet">
              <Icon name={ICONS[entry.kind]} size={14} />
            </span>
            <p className="min-w-0 flex-1 pt-1 text-sm wrap-anywhere">
              <span className="font-medium">{actor}</span> {action}{' '}
              <RelativeTime at={entry.at} className="text-xs text-quiet" />
            </p>
            {mayWork && canUndo && changeId && entry.kind !== 'opened' && (
              <Button
                size="small"
                icon="undo-2"
                aria-label={`Undo: ${actor} ${action}`}
                onClick={() => void undoChange(changeId, [id])}
              >
                Undo
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
