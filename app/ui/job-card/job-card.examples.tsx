import type { Examples } from '#app/examples.ts';
import type { JobListing } from '#contract/jobs.ts';
import { JobCard } from './job-card.tsx';

const JOB: JobListing = {
  id: '1',
  slug: 'senior-react-engineer',
  name: 'Senior React Engineer',
  roleSummary: '',
  department: { name: 'Engineering', color: '' },
  hardSkills: [],
  jobType: { name: 'Full time' },
  workMode: { name: 'Remote' },
  location: 'Oslo or remote',
  type: 'Senior',
  publishedAt: Date.UTC(2026, 10, 18),
  validThrough: null,
  places: 1,
  pay: { min: 220_000, max: 300_000, currency: 'NOK', period: 'month' },
  hours: null,
};

const LONG: JobListing = {
  ...JOB,
  slug: 'senior-full-stack-engineer-payments-reconciliation',
  name: 'Senior Full Stack Engineer, Payments and Reconciliation',
  department: { name: 'Identity', color: '' },
};

export const examples: Examples = {
  title: 'Job card',
  examples: [
    {
      name: 'New, and with a long name',
      element: (
        <div className="grid max-w-200 gap-3">
          <JobCard job={JOB} isNew />
          <JobCard job={LONG} isNew={false} />
        </div>
      ),
    },
  ],
};
