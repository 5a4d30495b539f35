import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { closeSnackbar, type Snackbar, snackbarStore } from './snackbar-store.ts';

/** Milliseconds that a message stays, unless it is pointed at or has the focus. */
const STAYS = 6000;

const TONES = {
  success: { role: 'status', icon: CircleCheck, look: 'bg-success' },
  error: { role: 'alert', icon: CircleAlert, look: 'bg-secondary-700' },
} as const;

/** Shows what `showSnackbar` is told. Mounted once, in the root of the site. */
export function Snackbars() {
  const { subscribe, read, readOnServer } = snackbarStore;
  const snackbars = useSyncExternalStore(subscribe, read, readOnServer);
  return (
    <div className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-center gap-2.5 sm:bottom-6">
      {snackbars.map((snackbar) => (
        <Message key={snackbar.id} snackbar={snackbar} />
      ))}
    </div>
  );
}

function Message({ snackbar: { id, tone, text, action } }: { snackbar: Snackbar }) {
  const [held, setHeld] = useState(false);
  const stays = held || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => closeSnackbar(id), STAYS);
    return () => clearTimeout(timer);
  }, [id, stays]);

  const { role, icon: Icon, look } = TONES[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is there, as a value
    <div
      role={role}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`on-night pointer-events-auto flex max-w-full translate-y-0 items-center gap-3 rounded-[18px] py-1.5 pr-1.5 pl-4.5 text-white opacity-100 shadow-float transition duration-200 starting:translate-y-3 starting:opacity-0 ${look}`}
    >
      <Icon size={20} aria-hidden="true" className="flex-none" />
      <p className="py-1.5 text-sm font-medium">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            closeSnackbar(id);
            action.run();
          }}
          className="min-h-11 cursor-pointer rounded-full px-3 text-sm font-bold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={() => closeSnackbar(id)}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-full hover:bg-white/15"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
