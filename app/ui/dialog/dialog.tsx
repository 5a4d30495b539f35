import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';

interface DialogProps {
  title: string;
  labels: { close: string };
  /** `film` fills the screen with black and shows the title to screen readers only. */
  variant?: keyof typeof STYLES;
  children: ReactNode;
}

const STYLES = {
  card: {
    dialog: 'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-panel bg-white text-ink shadow-float',
    inside: 'p-6 sm:p-8',
    title: 'pe-12 text-2xl',
    close: 'top-4 end-4 bg-paper text-ink hover:bg-primary-50',
  },
  video: {
    dialog: 'on-night m-0 h-dvh max-h-none w-screen max-w-none bg-night text-white',
    inside: 'h-full',
    title: 'sr-only',
    close: 'top-4 end-4 z-10 bg-night/70 text-white hover:bg-night',
  },
} as const;

/** A dialog that `modal.ts` opens. */
export function Dialog({ title, labels, variant = 'card', children }: DialogProps) {
  const id = useId();
  const classes = STYLES[variant];
  return (
    <dialog
      aria-labelledby={id}
      className={`overflow-auto overscroll-contain p-0 opacity-0 transition duration-200 transition-discrete backdrop:bg-night/70 open:opacity-100 starting:open:opacity-0 ${classes.dialog}`}
    >
      <div className={`relative ${classes.inside}`}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {children}
        <button
          type="button"
          data-close=""
          aria-label={labels.close}
          className={`absolute grid size-12 cursor-pointer place-items-center rounded-full transition ${classes.close}`}
        >
          <Icon name="x" size={22} />
        </button>
      </div>
    </dialog>
  );
}
