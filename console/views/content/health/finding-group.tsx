import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { DataList } from '#console/ui/data-list.tsx';
import { formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import type { ContentHealth, HealthGroup } from '#contract/console/health.ts';
import { FindingRow } from './finding-row.tsx';
import { kindLabel } from './kind-labels.ts';

interface FindingGroupProps {
  group: HealthGroup;
  health: ContentHealth;
  /** The only kind that is shown, with all its findings. */
  isOnly: boolean;
}

/** Findings shown before the button for the rest. */
const FIRST = 6;

/** The findings of one kind, why they matter, and what to do. */
export function FindingGroup({ group, health, isOnly }: FindingGroupProps) {
  const { kind, total, findings } = group;
  const [isOpen, setOpen] = useState(false);
  const { title, advice, dateLabel } = kindLabel(kind, health.languages);
  const visible = isOpen || isOnly ? findings : findings.slice(0, FIRST);
  const hidden = findings.length - visible.length;
  return (
    <Panel title={title} count={total} note={advice} isFlush>
      <DataList label={title} className="border-t border-line">
        {visible.map((finding) => (
          <FindingRow
            key={`${finding.file}#${finding.field}:${finding.line} ${finding.text}`}
            finding={finding}
            dateLabel={dateLabel}
            timeZone={health.timeZone}
          />
        ))}
      </DataList>
      {hidden > 0 && (
        <div className="border-t border-line px-2 py-1.5">
          <Button tone="plain-accent" size="small" onClick={() => setOpen(true)}>
            Show {formatNumber(hidden)} more
          </Button>
        </div>
      )}
      {hidden === 0 && total > findings.length && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-quiet">
          The first {formatNumber(findings.length)} of {formatNumber(total)}. The others follow when
          these are done.
        </p>
      )}
    </Panel>
  );
}
