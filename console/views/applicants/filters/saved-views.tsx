import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';
import { useSavedViews } from '#console/views/applicants/data/console-facts.ts';
import type { SavedView } from '#contract/console/views.ts';
import { type Filters, readFilters, searchOf } from './applicant-filters.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

const BUILT_IN: readonly { name: string; query: string }[] = [
  { name: 'All', query: '' },
  { name: 'Unread', query: 'unread=yes' },
  { name: 'Assigned to me', query: 'assigned=me' },
];

const TAB =
  '-mb-px inline-flex h-9 flex-none items-center border-b-2 no-underline border-transparent px-2.5 text-sm whitespace-nowrap text-quiet hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text touch:h-11 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

const normalized = (query: string) => searchOf(readFilters(new URLSearchParams(query)));

export function SavedViews({ filters }: { filters: Filters }) {
  const own = useSavedViews();
  const [isSaving, setSaving] = useState(false);
  const search = searchOf(filters);
  const saved = own.find(({ query }) => normalized(query) === search);
  const isSaved = saved !== undefined || BUILT_IN.some(({ query }) => query === search);
  return (
    <div className="flex items-end border-b border-line px-2">
      <nav aria-label="Views" className="scroll-shades flex min-w-0 overflow-x-auto">
        {[...BUILT_IN, ...own].map((view) => (
          <ViewTab key={keyOf(view)} {...view} search={search} />
        ))}
      </nav>
      {saved && (
        <Menu
          label={`Edit view ${saved.name}`}
          buttonClass="mb-1 touch:mb-0 grid size-7 cursor-pointer place-items-center rounded-inner text-quiet hover:bg-sunken touch:size-11"
          items={[
            { label: 'Rename', icon: 'pencil', onSelect: () => setSaving(true) },
            {
              label: 'Delete view',
              icon: 'trash-2',
              isDanger: true,
              onSelect: () => void remove(saved),
            },
          ]}
        >
          <Icon name="ellipsis" />
        </Menu>
      )}
      {!isSaved && (
        <Button
          tone="plain-accent"
          size="small"
          icon="save"
          className="mb-1 ml-1 touch:mb-0"
          onClick={() => setSaving(true)}
        >
          Save view
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog
          own={own}
          search={search}
          viewToRename={saved}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

type View = Pick<SavedView, 'name' | 'query'>;

const keyOf = (view: View | SavedView) => ('id' in view ? view.id : view.name);

function ViewTab({ name, query, search }: View & { search: string }) {
  return (
    <Link
      to={{ search: query }}
      preventScrollReset
      aria-current={normalized(query) === search ? 'page' : undefined}
      className={TAB}
    >
      {name}
    </Link>
  );
}

const remove = ({ id, name, query }: SavedView) =>
  mutate({
    edits: [{ key: 'views', change: (views: SavedView[]) => views.filter((one) => one.id !== id) }],
    send: () => call('removeView', { params: { id } }),
    invalidates: ['views'],
    doneText: `Deleted view ${name}`,
    undo: () => call('saveView', { body: { area: 'applicants', name, query } }),
  });
