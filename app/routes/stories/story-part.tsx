import type { ReactNode } from 'react';
import { SECTION_MARGIN } from '#app/ui/navigation/table-of-contents.tsx';
import type { StoryPartId } from '#contract/pages/stories.ts';
import { titledText } from './titled-text.ts';

const PANELS = {
  none: '',
  deep: 'on-night ground-deep',
  morning: 'ground-morning',
  dawn: 'ground-dawn',
} as const;

export interface StoryPartProps {
  /** Id of the heading, which the table of contents links to. */
  id: StoryPartId;
  title: string;
  /** Its title in the table of contents. */
  eyebrow?: string | undefined;
  /** The colored panel behind it. */
  panel?: keyof typeof PANELS;
  children: ReactNode;
}

/** A section of a story, optionally on a colored panel. */
export function StoryPart({ id, title, eyebrow, panel = 'none', children }: StoryPartProps) {
  const block =
    panel === 'none'
      ? ''
      : 'printed relative isolate overflow-hidden rounded-panel p-6 sm:p-9 lg:p-12';
  return (
    <section
      aria-labelledby={id}
      className={`not-first:mt-16 lg:not-first:mt-24 ${block} ${PANELS[panel]}`}
    >
      {eyebrow && <p className="mb-3.5 font-medium text-(--mark)">{eyebrow}</p>}
      <h2
        id={id}
        className={`text-3xl tracking-[-0.03em] break-after-avoid outline-none ${SECTION_MARGIN}`}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Paragraphs of a story, beside their titles. */
export function StoryText({ lines }: { lines: readonly string[] }) {
  return (
    <div className="mt-7">
      {lines.map(titledText).map(({ title, text }) =>
        title ? (
          <div
            key={text}
            className="grid break-inside-avoid gap-x-8 gap-y-1 py-5 not-first:border-t not-first:border-hairline sm:grid-cols-[9rem_1fr]"
          >
            <strong className="text-primary-700">{title}</strong>
            <p className="max-w-[34rem]">{text}</p>
          </div>
        ) : (
          <p key={text} className="long-text not-first:mt-5 not-last:mb-5">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
