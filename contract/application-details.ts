/** Labels of an applicant's details, separate from the schemas so that scripts do not load zod. */
import type { ApplicantDetail } from './applications.ts';

/** Labels for staff; a link is shown with its target. */
export const DETAILS: Readonly<Record<ApplicantDetail, { label: string; isLink: boolean }>> = {
  location: { label: 'Location', isLink: false },
  linkedin: { label: 'LinkedIn', isLink: true },
  github: { label: 'GitHub', isLink: true },
  portfolio: { label: 'Portfolio', isLink: true },
};
