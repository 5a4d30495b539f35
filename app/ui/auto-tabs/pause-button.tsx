import { Icon } from '#app/ui/icons/icon.tsx';

export interface PauseLabels {
  /** For example 'Pause the tabs'. */
  pause: string;
  play: string;
}

interface PauseButtonProps {
  labels: PauseLabels;
  className?: string;
  /** Until a script shows it, once there is something to pause. */
  hidden?: boolean;
}

/** Updated by `motion-hold.ts`. Hidden if nothing moves: without scripts or with reduced motion. */
export function PauseButton({ labels, className = '', hidden }: PauseButtonProps) {
  return (
    <button
      type="button"
      hidden={hidden}
      aria-label={labels.pause}
      data-pause={labels.pause}
      data-play={labels.play}
      className={`group grid size-11 flex-none cursor-pointer place-items-center rounded-full border border-hairline bg-white text-ink transition hover:bg-primary-50 motion-reduce:hidden noscript:hidden ${className}`}
    >
      <Icon name="pause" size={18} className="group-data-paused:hidden" />
      <Icon name="play" size={18} className="not-group-data-paused:hidden" />
    </button>
  );
}
