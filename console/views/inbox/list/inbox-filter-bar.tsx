import { useState } from 'react';
import { useSession } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { type Choice, Select } from '#console/ui/select.tsx';
import { useConsoleFacts, useStaff } from '#console/views/applicants/data/console-facts.ts';
import type { FilterName, Filters } from '#console/views/inbox/inbox-filters.ts';
import { STATUS_LABELS } from '#console/views/inbox/inbox-labels.ts';
import { INBOX_STATES } from '#contract/console/names.ts';

interface InboxFilterBarProps {
  filters: Filters;
  onFilter: (name: FilterName, value: string, isTyping?: boolean) => void;
}

/** As wide as the selected option, in browsers that support `field-sizing`. */
const SMALL = 'h-8! text-sm! sm:[field-sizing:content]';

export function InboxFilterBar({ filters, onFilter }: InboxFilterBarProps) {
  // Collapsed on phones, where the filters would fill the first screen.
  const [isOpen, setOpen] = useState(false);
  const fields = useFields();
  return (
    <div className="no-print grid gap-2 border-b border-line px-4 py-2 sm:flex sm:flex-wrap">
      <div className="flex gap-2 sm:max-w-96 sm:flex-[1_1_14rem]">
        <SearchField
          label="Search name, email, company or text"
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
        {fields.map(({ name, label, emptyLabel, choices }) => (
          <Select
            key={name}
            label={label}
            isLabelHidden
            className={SMALL}
            emptyLabel={emptyLabel}
            choices={choices}
            value={filters[name] ?? ''}
            onChange={({ target }) => onFilter(name, target.value)}
          />
        ))}
      </div>
    </div>
  );
}

interface FilterField {
  name: FilterName;
  label: string;
  emptyLabel: string;
  choices: readonly Choice[];
}

function useFields(): FilterField[] {
  const { staff: me } = useSession();
  const staff = useStaff().filter(({ id }) => id !== me.id);
  const { topics = [], kinds = [] } = useConsoleFacts() ?? {};
  return [
    {
      name: 'state',
      label: 'Status',
      emptyLabel: 'Any status',
      choices: INBOX_STATES.map((value) => ({ value, label: STATUS_LABELS[value].label })),
    },
    {
      name: 'kind',
      label: 'Type',
      emptyLabel: 'Any type',
      choices: kinds.map(({ id, plural }) => ({ value: id, label: plural })),
    },
    {
      name: 'about',
      label: 'Topic',
      emptyLabel: 'Any topic',
      choices: topics.map(({ id, label }) => ({ value: id, label })),
    },
    {
      name: 'assigned',
      label: 'Assigned to',
      emptyLabel: 'Any assignee',
      choices: [
        { value: 'me', label: 'Assigned to me' },
        { value: 'nobody', label: 'Unassigned' },
        ...staff.map(({ id, name }) => ({ value: id, label: `Assigned to ${name}` })),
      ],
    },
    { name: 'unread', label: 'Read or unread', emptyLabel: 'Read and unread', choices: READ },
    { name: 'spam', label: 'Spam', emptyLabel: 'Hide spam', choices: SPAM },
  ];
}

const READ = [
  { value: 'yes', label: 'Unread' },
  { value: 'no', label: 'Read' },
];
const SPAM = [{ value: 'yes', label: 'Spam only' }];
