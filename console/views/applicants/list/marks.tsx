import { Icon } from '#console/ui/icon.tsx';

/** @param mean from 1 to 5; null without ratings, or while the server hides them */
export function Rating({ mean }: { mean: number | null }) {
  if (mean === null) return null;
  return (
    <span
      className="inline-flex items-center gap-1 text-xs"
      title={`Rated ${mean.toFixed(1)} out of 5`}
    >
      <Icon name="star-filled" size={12} className="text-warning" />
      <span className="sr-only">Rated </span>
      {mean.toFixed(1)}
      <span className="sr-only"> out of 5</span>
    </span>
  );
}

/** The applicant's own page shows the reason and what to do. */
export function MailFailedMark() {
  return (
    <span title="An email to this person was not delivered. Open to see why" className="flex-none">
      <Icon name="circle-x" size={14} className="text-danger" />
      <span className="sr-only">Email not delivered</span>
    </span>
  );
}
