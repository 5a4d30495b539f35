import { Behavior } from '#app/islands/behavior.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import type { Video } from './video.ts';
import watch from './watch.behavior.ts';

interface WatchButtonProps {
  film: Video;
  /** Title of the video. */
  title: string;
  words: { watch: string; close: string };
  tone?: 'night' | 'quiet' | 'ink';
  className?: string;
}

/** 'Watch Now': opens the video full-screen. Without scripts it is a link to the file. */
export function WatchButton(props: WatchButtonProps) {
  const { film, title, words, tone = 'quiet', className } = props;
  return (
    <Behavior of={watch} props={{ film, title }}>
      <a href={film.src} className={buttonClass({ tone }, className)}>
        <Icon name="play-filled" size={18} />
        {words.watch}
      </a>
      <Dialog variant="film" title={title} words={words}>
        <div data-player="" className="contents" />
      </Dialog>
    </Behavior>
  );
}
