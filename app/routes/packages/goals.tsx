import { useCopy, usePack } from '#app/pack-context.ts';
import { hrefOfPackage, StartingPrice } from '#app/ui/cards/package-facts.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { FilterTabs } from '#app/ui/navigation/filter-tabs.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import {
  type Choice,
  type GoalPackages,
  hrefOfChoice,
  type ListedPackage,
  packagesByGoal,
} from './package-choice.ts';

/** The packages grouped by goal, or sorted by price. */
export function Goals({ choice, place }: { choice: Choice; place: SectionPlace }) {
  const pack = usePack();
  const { title, lede, count } = useCopy('pages/service-packages').goals;
  const goals = packagesByGoal(pack, choice);
  const total = goals.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <Section place={place} heading={title} lede={lede}>
      <ChoiceTabs choice={choice} />
      <p role="status" className="mt-4 text-sm text-ink-600">
        {fillPlaceholders(plural(total, count), { count: total })}
      </p>
      {goals.map((goal) => (
        <Goal key={goal.id} goal={goal} />
      ))}
    </Section>
  );
}

function Goal({ goal: { title, text, packages } }: { goal: GoalPackages }) {
  return (
    <div className="mt-8 grid gap-x-16 gap-y-6 border-t border-hairline pt-8 lg:mt-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:pt-10">
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h3 className="text-2xl">{title}</h3>
        <p className="quiet mt-3 max-w-120">{text}</p>
      </div>
      <ul className="grid gap-5">
        {packages.map((item) => (
          <li key={item.slug}>
            <ChoiceCard item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const ID = 'choose';
const ALL = 'all';

/** Tabs for the goal and the order. The choice is in the URL, so they work without scripts. */
function ChoiceTabs({ choice }: { choice: Choice }) {
  const { label, all, order, items } = useCopy('pages/service-packages').goals;
  // Without the fragment, the page would load again at its top.
  const href = (changes: Partial<Choice>) => `${hrefOfChoice({ ...choice, ...changes })}#${ID}`;
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

/** The whole card is one link. */
function ChoiceCard({ item }: { item: ListedPackage }) {
  const pack = usePack();
  const copy = useCopy('pages/service-packages');
  const { slug, title, charge, description, drawing, square, suits, contains } = item;
  const [narrow, wide] = [drawing ?? square, square ?? drawing];
  return (
    <article className="card h-full sm:flex-row">
      {narrow && wide ? (
        <picture className="contents">
          <source media="(width >= 40rem)" srcSet={wide} />
          <img
            src={narrow}
            alt=""
            loading="lazy"
            width={480}
            height={270}
            className={`card-art h-26 sm:mb-2.5 sm:h-auto sm:w-44 sm:flex-none ${focusOf(pack, wide)}`}
          />
        </picture>
      ) : null}
      <div className="grow p-4 sm:px-5 sm:py-6">
        <div className="flex justify-between gap-4">
          <div className="min-w-0">
            <h4 className="font-heading text-xl leading-tight font-bold tracking-[-0.02em]">
              <a href={hrefOfPackage(slug)} className="cover-link">
                <Unbroken text={title} />
              </a>
            </h4>
            <p className="mt-1 leading-snug text-ink-600">{description}</p>
          </div>
          <StartingPrice charge={charge} />
        </div>
        <p className="mt-4 font-medium">{suits}</p>
        <ul aria-label={copy.goals.contains} className="mt-4 -me-1.5 text-balance">
          {copy.table.contents
            .filter(({ id }) => contains.includes(id))
            .map(({ id, label }) => (
              <li key={id} className="tag me-1.5 mb-1.5">
                <Icon name="check" size={14} />
                {label}
              </li>
            ))}
        </ul>
      </div>
    </article>
  );
}
