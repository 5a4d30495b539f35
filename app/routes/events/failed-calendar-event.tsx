import { Behavior } from '#app/islands/behavior.tsx';
import { ErrorPanel } from '#app/ui/error-panel/error-panel.tsx';
import retry from '#app/ui/fresh-page/retry.behavior.ts';
import type { EventPagesConfig } from './event-pages-config.ts';

/** The whole page, where it could not be loaded. */
export function FailedCalendarEvent({ kind }: { kind: EventPagesConfig }) {
  const { failed, fetched } = kind.copy.detail;
  return (
    <Behavior of={retry} props={{ said: fetched }} wake="load">
      <div className="wrap pt-32 pb-16 lg:pt-40">
        <ErrorPanel heading="h1" title={failed.title} texts={[failed.text]} />
      </div>
    </Behavior>
  );
}
