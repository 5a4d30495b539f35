/** Sections of a solution whose items are steps, and the tabs of roles. */
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { Timeline } from '#app/ui/layout/timeline.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import type { SolutionSection } from '#contract/pages/solutions.ts';
import { DrawnCard, Part, type PartBackground, Points } from './parts.tsx';

/** Steps with a drawing each, along a line. */
export function Steps({ copy }: { copy: SolutionSection<'steps'> }) {
  const steps = copy.items.map(({ title, text, drawing }) => ({
    id: title,
    title,
    body: (
      <>
        <p>{text}</p>
        <Drawing src={drawing} className="mt-6" />
      </>
    ),
  }));
  return (
    <Part title={copy.title} text={copy.text}>
      <Timeline steps={steps} />
    </Part>
  );
}

/** Steps with their deliverables, along a line. */
export function Phases({ copy }: { copy: SolutionSection<'phases'> }) {
  const steps = copy.items.map(({ title, text, points }) => ({
    id: title,
    title,
    body: (
      <>
        <p>{text}</p>
        <Points points={points} />
      </>
    ),
  }));
  return (
    <Part title={copy.title} text={copy.text}>
      <Timeline steps={steps} />
    </Part>
  );
}

interface PlanProps {
  copy: SolutionSection<'plan'>;
  background: PartBackground;
}

export function Plan({ copy, background }: PlanProps) {
  return (
    <Part title={copy.title} text={copy.text} background={background}>
      <ol className="grid gap-5">
        {copy.items.map(({ title, text, drawing }) => (
          <li key={title}>
            <DrawnCard title={title} drawing={drawing}>
              <p className="quiet mt-3">{text}</p>
            </DrawnCard>
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface RolesProps {
  copy: SolutionSection<'roles'>;
  background: PartBackground;
}

/** The roles rotate every six seconds, until a visitor chooses one. */
export function Roles({ copy, background }: RolesProps) {
  const { title, text, pause, play, items } = copy;
  const tabs = items.map((role, index) => ({
    id: `role-${index}`,
    label: role.label,
    panel: (
      <DrawnCard title={role.title} drawing={role.drawing}>
        <p className="quiet mt-3">{role.text}</p>
        <Points points={role.points} />
      </DrawnCard>
    ),
  }));
  return (
    <Part title={title} text={text} background={background}>
      <Tabs label={title} tabs={tabs} rotation="interval" labels={{ pause, play }} />
    </Part>
  );
}
