import { useState } from 'react';
import { useSession } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { Select } from '#console/ui/select.tsx';
import { useDesk, useStaff } from '#console/views/applicants/data/desk-facts.ts';
import type { FilterName, Filters } from '#console/views/inbox/inbox-filters.ts';
import { STATES } from '#console/views/inbox/inbox-words.ts';
import { INBOX_STATES } from '#contract/console/inbox-names.ts';

interface InboxFilterBarProps {
  filters: Filters;
  onFilter: (name: FilterName, value: string, isTyping?: boolean) => void;
}

/** As wide as what is chosen, where browsers can. */
const SMALL = 'h-8! text-sm! sm:[field-sizing:content]';

/** The search, and what the list is narrowed to. */
export function InboxFilterBar({ filters, onFilter }: InboxFilterBarProps) {
  const { staff: me } = useSession();
  const staff = useStaff().filter(({ id }) => id !== me.id);
  const { topics = [], kinds = [] } = useDesk() ?? {};
  // On a phone they would fill the first screen.
  const [isOpen, setOpen] = useState(false);
  const choose =
    (name: FilterName) =>
    ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
      onFilter(name, target.value);
  return (
    <div className="no-print grid gap-2 border-b border-line px-4 py-2 sm:flex sm:flex-wrap">
      <div className="flex gap-2 sm:max-w-96 sm:flex-[1_1_14rem]">
        <SearchField
          label="Search name, mail, company or text"
          value={filters.q ?? ''}
          onSearch={(text) => onFilter('q', text, true)}
        />
        <Button
          icon="list-filter"
          aria-expanded={isOpen}
          className="sm:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </div>
      <div className={`grid grid-cols-2 gap-2 sm:contents ${isOpen ? '' : 'max-sm:hidden'}`}>
        <Select
          label="State"
          isLabelHidden
          className={SMALL}
          emptyLabel="Any state"
          choices={INBOX_STATES.map((value) => ({ value, label: STATES[value].label }))}
          value={filters.state ?? ''}
          onChange={choose('state')}
        />
        <Select
          label="Kind"
          isLabelHidden
          className={SMALL}
          emptyLabel="Any kind"
          choices={kinds.map(({ id, plural }) => ({ value: id, label: plural }))}
          value={filters.kind ?? ''}
          onChange={choose('kind')}
        />
        <Select
          label="About"
          isLabelHidden
          className={SMALL}
          emptyLabel="About anything"
          choices={topics.map(({ id, label }) => ({ value: id, label }))}
          value={filters.about ?? ''}
          onChange={choose('about')}
        />
        <Select
          label="Assigned to"
          isLabelHidden
          className={SMALL}
          emptyLabel="With anybody"
          choices={[
            { value: 'me', label: 'With me' },
            { value: 'nobody', label: 'With nobody' },
            ...staff.map(({ id, name }) => ({ value: id, label: `With ${name}` })),
          ]}
          value={filters.assigned ?? ''}
          onChange={choose('assigned')}
        />
        <Select
          label="Read or unread"
          isLabelHidden
          className={SMALL}
          emptyLabel="Read and unread"
          choices={[
            { value: 'yes', label: 'Unread' },
            { value: 'no', label: 'Read' },
          ]}
          value={filters.unread ?? ''}
          onChange={choose('unread')}
        />
        <Select
          label="Spam"
          isLabelHidden
          className={SMALL}
          emptyLabel="Without spam"
          choices={[{ value: 'yes', label: 'Spam only' }]}
          value={filters.spam ?? ''}
          onChange={choose('spam')}
        />
      </div>
    </div>
  );
}
