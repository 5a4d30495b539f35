import { Behavior } from '#app/islands/behavior.tsx';
import type { SectionCopy } from '#app/pack.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { CopiedStatus } from '#app/ui/navigation/copied-status.tsx';
import copyLink from '#app/ui/navigation/copy-link.behavior.ts';
import { fillPlaceholders } from '#contract/fill.ts';

interface CopyTextProps {
  text: string;
  title: string;
  labels: SectionCopy<'pages/press', 'about'>['copy'];
}

/** Copies a text and confirms it. Without scripts there is no button, and the text can be selected. */
export function CopyText({ text, title, labels }: CopyTextProps) {
  const { button, what, copied, failed } = labels;
  return (
    <Behavior start={copyLink} props={{ copied, failed }}>
      <span className="no-print relative inline-flex noscript:hidden">
        <button
          type="button"
          value={text}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-primary-700 underline-offset-4 hover:underline"
        >
          <Icon name="file-text" size={18} className="in-data-copied:hidden" />
          <Icon name="check" size={18} className="hidden in-data-copied:block" />
          {button}
          <span className="sr-only">{fillPlaceholders(what, { what: title })}</span>
        </button>
        <CopiedStatus />
      </span>
    </Behavior>
  );
}
