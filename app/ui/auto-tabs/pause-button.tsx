import Pause from '#app/ui/icons/pause.ts';
import Play from '#app/ui/icons/play.ts';
import type { Rotation } from './rotation.ts';

export interface PauseWords {
  /** For example 'Pause the tabs'. */
  pause: string;
  play: string;
}

interface PauseButtonProps {
  rotation: Pick<Rotation, 'playing' | 'toggle'>;
  words: PauseWords;
  className?: string;
}

/** Not there for those for whom nothing moves: without scripts, or when they asked for stillness. */
export function PauseButton({ rotation, words, className = '' }: PauseButtonProps) {
  const Icon = rotation.playing ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={rotation.playing ? words.pause : words.play}
      onClick={rotation.toggle}
      className={`grid size-11 flex-none cursor-pointer place-items-center rounded-full border border-hairline bg-white text-ink transition hover:bg-primary-50 motion-reduce:hidden noscript:hidden ${className}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
