import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import Play from '#app/ui/icons/play.ts';
import { FilmPlayer } from '#app/ui/video-dialog/film-player.tsx';

interface FilmFrameProps {
  /** URL of a file, or of a page at YouTube or Vimeo. */
  src: string;
  /** URL of a picture, for the player. */
  poster: string;
  /** Names the frame and the player. */
  title: string;
  /** On the button, and whose film it plays, for those who do not see where it stands. */
  words: { play: string; of: string };
  /** The shape of the frame. */
  className?: string;
  /** The picture that fills it before it plays. */
  children: ReactNode;
}

/** A film in the page: a picture until somebody presses play, and a link without scripts. */
export function FilmFrame(props: FilmFrameProps) {
  const { src, poster, title, words, className = 'aspect-video', children } = props;
  const isHydrated = useHydrated();
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLElement>(null);
  // The button goes, and would take the focus with it.
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const label = (
    <span className={buttonClass({ tone: 'quiet', size: 'small' }, 'shadow-float')}>
      <Play size={18} aria-hidden="true" fill="currentColor" />
      {words.play}
      <span className="sr-only">: {words.of}</span>
    </span>
  );
  const whole = 'absolute inset-0 flex size-full cursor-pointer items-end rounded-panel p-4 sm:p-7';
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={title}
      className={`no-print relative w-full overflow-hidden rounded-panel outline-none ${isPlaying ? 'bg-night' : ''} ${className}`}
    >
      {isPlaying ? (
        <FilmPlayer film={{ src, poster }} title={title} />
      ) : (
        <>
          {children}
          {isHydrated ? (
            <button type="button" onClick={() => setPlaying(true)} className={whole}>
              {label}
            </button>
          ) : (
            <a href={src} className={whole}>
              {label}
            </a>
          )}
        </>
      )}
    </section>
  );
}
