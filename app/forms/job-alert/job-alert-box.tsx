import { useCopy } from '#app/pack-context.ts';
import { blankAlert } from './alert-state.ts';
import { JobAlertForm } from './job-alert-form.tsx';

interface JobAlertBoxProps {
  /** What it stands below. */
  after: 'list' | 'job';
  /** As it stands in the query of the page that lists openings. */
  search: string;
}

/** The invitation to hear of new openings by mail. */
export function JobAlertBox({ after, search }: JobAlertBoxProps) {
  const copy = useCopy('pages/job-alerts');
  const { title, text } = copy.form;
  return (
    <section
      aria-labelledby="job-alert"
      className="no-print rounded-card border border-hairline bg-white p-6"
    >
      <h2 id="job-alert" className="text-2xl">
        {title[after]}
      </h2>
      <p className="mt-2 mb-5">{text}</p>
      <JobAlertForm state={blankAlert(search)} />
    </section>
  );
}
