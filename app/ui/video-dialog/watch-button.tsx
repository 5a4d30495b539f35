import { Behavior } from '#app/islands/behavior.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import type { Video } from './video.ts';
import watch from './watch.behavior.ts';

interface WatchButtonProps {
  video: Video;
  /** Title of the video. */
  title: string;
  labels: { watch: string; close: string };
  tone?: 'night' | 'quiet' | 'ink';
  className?: string;
}

/** 'Watch Now': opens the video full-screen. Without scripts it is a link to the file. */
export function WatchButton(props: WatchButtonProps) {
  const { video, title, labels, tone = 'quiet', className } = props;
  return (
    <Behavior start={watch} props={{ video, title }}>
      <a href={video.src} className={buttonClass({ tone }, className)}>
        <Icon name="play-filled" size={18} />
        {labels.watch}
      </a>
      <Dialog variant="video" title={title} labels={labels}>
        <div data-player="" className="contents" />
      </Dialog>
    </Behavior>
  );
}
