import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { type Filters, isFiltered } from '#console/views/inbox/inbox-filters.ts';

export function EmptyInbox({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon="filter"
        title="Nothing fits these filters"
        actions={
          <Button tone="primary" onClick={onClear}>
            Clear all filters
          </Button>
        }
      >
        Take one of them away, or clear them all.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="inbox" title="Nobody has written yet">
      Messages from the contact form, and everybody who left a name for a paper, a film or the
      newsletter, come here the moment they are sent.
    </EmptyState>
  );
}
