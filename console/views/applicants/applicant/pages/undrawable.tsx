import { EmptyState } from '#console/ui/empty-state.tsx';
import type { Undrawn } from '#contract/console/file-pages.ts';

/** Why a page cannot be shown, and what to do about it. */
export function Undrawable({ state, page }: { state: Undrawn; page: number }) {
  if (page > 1) {
    return (
      <p className="rounded-card border border-line bg-surface p-6 text-center text-sm text-quiet">
        Page {page} could not be drawn. Download the file to see it.
      </p>
    );
  }
  if (state === 'locked') {
    return (
      <EmptyState icon="lock" title="This file needs a password">
        Ask the applicant for a copy without a password, or download the file if you know it.
      </EmptyState>
    );
  }
  if (state === 'broken') {
    return (
      <EmptyState icon="triangle-alert" title="This file cannot be read">
        It is damaged or not a PDF. Download it and open it with care, or ask for another.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="triangle-alert" title="This file is too complex to show">
      Drawing it takes more time or memory than a resume should need. Download it and open it with
      care, or ask for another.
    </EmptyState>
  );
}
