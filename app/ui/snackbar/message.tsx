import { useEffect, useState } from 'react';
import CircleAlert from '#app/ui/icons/circle-alert.ts';
import CircleCheck from '#app/ui/icons/circle-check.ts';
import Info from '#app/ui/icons/info.ts';
import X from '#app/ui/icons/x.ts';
import { closeSnackbar, type Snackbar } from './snackbar-store.ts';

/** Milliseconds that a message stays, unless it says otherwise, is pointed at or has the focus. */
const STAYS = 6000;

const TONES = {
  success: { icon: CircleCheck, look: 'bg-success' },
  neutral: { icon: Info, look: 'bg-ink' },
  error: { icon: CircleAlert, look: 'bg-secondary-700' },
} as const;

interface MessageProps {
  snackbar: Snackbar;
  /** Name of the button that closes it. */
  close: string;
}

export function Message({ snackbar, close }: MessageProps) {
  const { id, tone, text, action, lasts = STAYS } = snackbar;
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const stays = pointedAt || focused || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => closeSnackbar(id), lasts);
    return () => clearTimeout(timer);
  }, [id, stays, lasts]);

  const { icon: Icon, look } = TONES[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at keeps it there, no more
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`on-night pointer-events-auto mt-2.5 flex max-w-full translate-y-0 items-center gap-3 rounded-[18px] py-1.5 pr-1.5 pl-4.5 text-white opacity-100 shadow-float transition duration-200 starting:translate-y-3 starting:opacity-0 ${look}`}
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
        aria-label={close}
        onClick={() => closeSnackbar(id)}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-full hover:bg-white/15"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
