import type { ReactNode } from 'react';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import type { IconName } from '#app/ui/icons/icon.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

interface MessagePanelProps {
  title: string;
  texts: string[];
  /** URL of the drawing. Without it, the icon is shown. */
  drawing: string | undefined;
  icon: IconName;
  /** Buttons below the text. */
  children?: ReactNode;
  /** `h1` if the panel is the whole page. */
  heading?: 'h1' | 'h2';
  /** Smaller, with the text first on a phone, so that query and result fit on one screen. */
  isCompact?: boolean;
}

/** An icon is beside the text as well, or above it on narrow screens. */
function layoutOf(drawing: string | undefined, isCompact: boolean | undefined): string {
  if (!drawing) return 'grid items-start gap-6 md:grid-cols-[auto_1fr] md:gap-8';
  return `grid items-center gap-8 md:gap-14 ${isCompact ? 'md:grid-cols-[16rem_1fr]' : 'md:grid-cols-[minmax(0,26rem)_1fr]'}`;
}

/** A drawing and a short text instead of a list or a page that is empty, not found or failed. */
export function MessagePanel({
  title,
  texts,
  drawing,
  icon,
  children,
  heading,
  isCompact,
}: MessagePanelProps) {
  const Heading = heading ?? 'h2';
  return (
    <div className={layoutOf(drawing, isCompact)}>
      {drawing ? (
        // Lazy, because React preloads all other images, even those of a panel in a template.
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={520}
          height={420}
          className={`h-auto w-full ${isCompact ? 'max-md:order-last' : ''}`}
        />
      ) : (
        <IconTile icon={icon} />
      )}
      <div>
        <Heading className={heading === 'h1' ? 'text-4xl' : 'text-2xl'}>{title}</Heading>
        <Paragraphs texts={texts} className="mt-4 max-w-xl text-lg text-ink-700" />
        {children && (
          <div className={`flex flex-wrap gap-3 ${isCompact ? 'mt-5' : 'mt-8'}`}>{children}</div>
        )}
      </div>
    </div>
  );
}
