import { useCan } from '#console/session.tsx';
import { Page } from '#console/ui/page.tsx';
import { PersonPanel } from './person-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';

export function Component() {
  const mayErase = useCan('people.erase');
  const mayRun = useCan('retention.run');
  return (
    <Page title="Privacy" note="What we keep of people, and for how long">
      <div className="grid gap-5 px-4 pb-8">
        {mayErase && <PersonPanel />}
        {mayRun && <RetentionPanel />}
      </div>
    </Page>
  );
}
