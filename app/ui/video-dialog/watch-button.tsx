import { useRef, useState } from 'react';
import { Button, buttonClass } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import Play from '#app/ui/icons/play.ts';
import type { Film } from './film.ts';
import { FilmPlayer } from './film-player.tsx';

interface WatchButtonProps {
  film: Film;
  /** What the film is called. */
  title: string;
  words: { watch: string; close: string };
  tone?: 'night' | 'quiet' | 'ink';
  className?: string;
}

/** 'Watch Now': opens the film over the whole screen. Without scripts it is a link to the file. */
export function WatchButton(props: WatchButtonProps) {
  const { film, title, words, tone = 'quiet', className } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const label = (
    <>
      <Play size={18} aria-hidden="true" fill="currentColor" />
      {words.watch}
    </>
  );
  if (!useHydrated()) {
    return (
      <a href={film.src} className={buttonClass({ tone }, className)}>
        {label}
      </a>
    );
  }
  return (
    <>
      <Button
        ref={opener}
        tone={tone}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        look="film"
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        title={title}
        words={words}
      >
        <FilmPlayer film={film} title={title} />
      </Dialog>
    </>
  );
}
