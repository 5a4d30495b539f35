import { Link } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { formatList } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { StageBadge } from '#console/ui/stage-badge.tsx';
import { changedKeys } from '#console/views/applicants/changes/applicant-edits.ts';
import { useStageAppearance } from '#console/views/applicants/data/console-facts.ts';
import type { Applicant, ApplicantSummary } from '#contract/console/applicants.ts';

interface SamePersonProps {
  applicant: Applicant;
  mayWork: boolean;
}

/** Applications that were linked by hand, and suggestions that share contact details. */
export function SamePerson({ applicant, mayWork }: SamePersonProps) {
  const { id, name, samePerson, suggestions } = applicant;
  if (samePerson.length + suggestions.length === 0) return null;
  const otherIds = samePerson.map((other) => other.id);
  return (
    <Panel
      title="Same person"
      actions={
        mayWork &&
        otherIds.length > 0 && (
          <Button size="small" icon="unlink" onClick={() => void unlinkApplication(id, otherIds)}>
            Unlink this application
          </Button>
        )
      }
    >
      <ul className="grid gap-2">
        {samePerson.map((other) => (
          <li key={other.id}>
            <Other other={other} />
          </li>
        ))}
        {suggestions.map(({ application: other, common }) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Other other={other} />
            <span className="text-xs text-quiet">Possible match: {commonFields(common)}</span>
            {mayWork && (
              <Button
                size="small"
                icon="git-merge"
                className="ml-auto"
                aria-label={`Link to ${other.name}, ${other.reference}`}
                onClick={() => void linkApplication(id, other, name)}
              >
                Link
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Other({ other }: { other: ApplicantSummary }) {
  const appearance = useStageAppearance()(other.stage);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Link
        to={`/applicants/${other.id}`}
        className="font-medium text-accent no-underline hover:underline"
      >
        {other.name}
      </Link>
      <span className="text-quiet">{other.job?.name ?? 'Talent pool'}</span>
      <StageBadge {...appearance} />
      <RelativeTime at={other.receivedAt} className="text-xs text-quiet" />
    </span>
  );
}

const linkApplication = (id: string, other: ApplicantSummary, name: string) =>
  mutate({
    send: () => call('linkPerson', { params: { id, otherId: other.id } }),
    invalidates: changedKeys([id, other.id]),
    doneText: `Linked two applications from ${name}`,
    undo: () => call('unlinkPerson', { params: { id } }),
  });

const unlinkApplication = (id: string, otherIds: readonly string[]) =>
  mutate({
    send: () => call('unlinkPerson', { params: { id } }),
    invalidates: changedKeys([id, ...otherIds]),
    doneText: 'Application unlinked',
    undo: async () => {
      for (const otherId of otherIds) await call('linkPerson', { params: { id, otherId } });
    },
  });

type Common = Applicant['suggestions'][number]['common'][number];

const LABELS: Readonly<Record<Common, string>> = {
  email: 'email',
  phone: 'phone',
  links: 'links',
};

/** `same email and phone` */
export const commonFields = (common: readonly Common[]): string =>
  `same ${formatList(common.map((one) => LABELS[one]))}`;
