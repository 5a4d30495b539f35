import { useCopy, usePack } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { fill, plural } from '#app/ui/text/fill.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceTabs } from './choice-tabs.tsx';
import { type Choice, type ShownGoal, shownGoals } from './packages-in-order.ts';

/** The packages under what people come for, or in order of price. */
export function Goals({ choice }: { choice: Choice }) {
  const pack = usePack();
  const copy = useCopy('pages/service-packages');
  const { title, lede, count } = copy.goals;
  const goals = shownGoals(pack, choice);
  const total = goals.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <Section heading={title} lede={lede}>
      <ChoiceTabs choice={choice} />
      <p role="status" className="mt-4 text-sm text-ink-600">
        {fill(plural(total, count), { count: total })}
      </p>
      {goals.map((goal) => (
        <Goal key={goal.id} goal={goal} />
      ))}
    </Section>
  );
}

function Goal({ goal: { title, text, packages } }: { goal: ShownGoal }) {
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
