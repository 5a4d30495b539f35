import Check from '#app/ui/icons/check.ts';
import CircleAlert from '#app/ui/icons/circle-alert.ts';

const LOOK = 'flex items-start gap-3 rounded-card border-[1.5px] p-5 font-medium';

/** What has just been done. */
export function DoneNote({ children }: { children: string }) {
  return (
    <p role="status" className={`${LOOK} border-success bg-success-100`}>
      <Check size={22} className="mt-px flex-none text-success" />
      {children}
    </p>
  );
}

/** What could not be done. */
export function FailedNote({ children }: { children: string }) {
  return (
    <p role="alert" className={`${LOOK} border-secondary-600 bg-secondary-50`}>
      <CircleAlert size={22} className="mt-px flex-none text-secondary-600" />
      {children}
    </p>
  );
}
