import type { Examples } from '#app/examples.ts';
import { ProblemError } from '#contract/problem.ts';
import { blankAlert, refusedAlert } from './alert-state.ts';
import { JobAlertBox, JobAlertForm } from './job-alert-form.tsx';

const SEARCH = 'department=engineering&level=senior';
const REFUSED = new ProblemError('invalid-fields', '', {
  errors: [{ field: 'email', message: 'Email must be valid' }],
});

export const examples: Examples = {
  title: 'Job alert form',
  examples: [
    { name: 'Below a list', element: <JobAlertBox follows="list" search={SEARCH} /> },
    {
      name: 'Invalid email address',
      element: (
        <JobAlertForm
          state={refusedAlert({ ...blankAlert(SEARCH).values, email: 'sita@' }, REFUSED)}
        />
      ),
    },
  ],
};
