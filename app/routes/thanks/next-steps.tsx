import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { WayCards } from '#app/ui/solution-card/way-cards.tsx';

/**
 * Pages for whoever was sent here by this form, without the one that the button leads to.
 * @param onward path of the page that the button leads to
 */
export function NextSteps({ onward }: { onward: string }) {
  const copy = useCopy('pages/successful-submission');
  const { title, groups, usual } = copy.next;
  const [page] = onward.split(/[?#]/);
  const ways = groups.find(({ after }) => after.some((each) => each === page))?.ways ?? usual;
  const others = ways.filter(({ href }) => href !== page);
  if (others.length === 0) return null;
  return (
    <Section heading={title}>
      <WayCards ways={others} className="md:grid-cols-[repeat(auto-fit,minmax(0,1fr))]" />
    </Section>
  );
}
