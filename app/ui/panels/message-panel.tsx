import type { ReactNode } from 'react';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

interface MessagePanelProps {
  title: string;
  texts: string[];
  /** URL of the drawing. */
  drawing: string;
  /** Buttons below the text. */
  children?: ReactNode;
  /** `h1` where the panel is the whole page. */
  heading?: 'h1' | 'h2';
  /** Small, with the words first on a phone: what was asked for and the answer fit one screen. */
  isCompact?: boolean;
}

/** A drawing and a few words in place of a list or a page: nothing here, not found, failed. */
export function MessagePanel({
  title,
  texts,
  drawing,
  children,
  heading,
  isCompact,
}: MessagePanelProps) {
  const Heading = heading ?? 'h2';
  return (
    <div
      className={`grid items-center gap-8 md:gap-14 ${isCompact ? 'md:grid-cols-[16rem_1fr]' : 'md:grid-cols-[minmax(0,26rem)_1fr]'}`}
    >
      {/* Lazy: React asks for all others ahead, also for those of a panel that waits in a template. */}
      <img
        src={drawing}
        alt=""
        loading="lazy"
        width={520}
        height={420}
        className={`h-auto w-full ${isCompact ? 'max-md:order-last' : ''}`}
      />
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
