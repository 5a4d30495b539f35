import { saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import type { Filters } from '#console/views/applicants/filters/applicant-filters.ts';
import type { ApplicantQuery } from '#contract/console/applicants.ts';

/** All that the filters find, for a spreadsheet; who takes it proves first who they are. */
export function ExportButton({ filters }: { filters: Filters }) {
  if (!useCan('applicants.export')) return null;
  const query = filters as Omit<ApplicantQuery, 'cursor'>;
  return (
    <Button
      icon="download"
      className="max-sm:hidden"
      onClick={() => void mutate({ send: () => saveFile('exportApplicants', { query }) })}
    >
      Export
    </Button>
  );
}
