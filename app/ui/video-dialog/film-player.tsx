import { type RefCallback, useCallback, useState } from 'react';
import { cutFor, type Film } from './film.ts';
import { playerFor } from './player-for.ts';

interface FilmPlayerProps {
  film: Film;
  title: string;
}

/** Plays from the moment it is there. Only ever drawn in the browser, after a click. */
export function FilmPlayer({ film, title }: FilmPlayerProps) {
  const [cut] = useState(() => cutFor(film));
  const player = playerFor(cut.src);
  const start: RefCallback<HTMLVideoElement> = useCallback((video) => {
    if (!video) return;
    // The controls are there for a browser that will not start by itself, so this is no error.
    video.play().catch(({ name }: Error) => {
      if (name !== 'AbortError') console.info(`The film does not start by itself: ${name}`);
    });
    return () => video.pause();
  }, []);

  if (player.kind === 'embed') {
    return (
      <iframe
        src={player.src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full border-0"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: there where the film has speech
    <video
      ref={start}
      src={player.src}
      poster={cut.poster}
      controls
      playsInline
      aria-label={title}
      className="size-full object-contain"
    >
      {film.captions && (
        <track
          default
          kind="captions"
          src={film.captions.src}
          srcLang={film.captions.language}
          label={film.captions.label}
        />
      )}
    </video>
  );
}
