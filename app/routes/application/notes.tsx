import { Icon } from '#app/ui/icons/icon.tsx';

const LOOK = 'flex items-start gap-3 rounded-card border-[1.5px] p-5 font-medium';

/** What has just been done. */
export function DoneNote({ children }: { children: string }) {
  return (
    <p role="status" className={`${LOOK} border-success bg-success-100`}>
      <Icon name="check" size={22} className="mt-px flex-none text-success" />
      {children}
    </p>
  );
}

/** What could not be done. */
export function FailedNote({ children }: { children: string }) {
  return (
    <p role="alert" className={`${LOOK} border-secondary-600 bg-secondary-50`}>
      <Icon name="circle-alert" size={22} className="mt-px flex-none text-secondary-600" />
      {children}
    </p>
  );
}
