import { useCopy } from '#app/pack-context.ts';
import { FilterTabs } from '#app/ui/filter-tabs/filter-tabs.tsx';
import { type Choice, hrefOfChoice } from './packages-in-order.ts';

const ID = 'choose';
const ALL = 'all';

/** Which packages, and in which order. The choice is in the URL, so it works without scripts. */
export function ChoiceTabs({ choice }: { choice: Choice }) {
  const copy = useCopy('pages/service-packages');
  const { label, all, order, items } = copy.goals;
  // The page comes anew, and would begin at its top.
  const href = (changed: Partial<Choice>) => `${hrefOfChoice({ ...choice, ...changed })}#${ID}`;
  return (
    <div
      id={ID}
      className="flex flex-col gap-x-8 gap-y-4 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between"
    >
      <FilterTabs
        label={label}
        current={choice.goal ?? ALL}
        items={[
          { id: ALL, label: all, href: href({ goal: null }) },
          ...items.map(({ id, title }) => ({ id, label: title, href: href({ goal: id }) })),
        ]}
      />
      <div className="flex flex-none items-center gap-4">
        <span aria-hidden="true" className="quiet text-sm">
          {order.label}
        </span>
        <FilterTabs
          label={order.label}
          current={choice.order}
          items={[
            { id: 'goal', label: order.goal, href: href({ order: 'goal' }) },
            { id: 'price', label: order.price, href: href({ order: 'price' }) },
          ]}
        />
      </div>
    </div>
  );
}
