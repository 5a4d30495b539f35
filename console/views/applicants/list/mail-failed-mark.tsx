import { Icon } from '#console/ui/icon.tsx';

/** Beside the name of an applicant: opened, their page says why and what to do. */
export function MailFailedMark() {
  return (
    <span title="A mail to this person was not delivered. Open to see why" className="flex-none">
      <Icon name="circle-x" size={14} className="text-danger" />
      <span className="sr-only">Mail not delivered</span>
    </span>
  );
}
