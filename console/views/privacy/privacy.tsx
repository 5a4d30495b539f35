import { useState } from 'react';
import { call, saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { normalizeEmail } from '#contract/email-rules.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { ErasePerson, type ErasurePlan } from './erase-person.tsx';
import { RetentionPanel } from './retention-panel.tsx';

export function Component() {
  const mayErase = useCan('people.erase');
  const mayRun = useCan('retention.run');
  return (
    <Page title="Privacy" note="Personal data and how long it is kept">
      <div className="grid gap-5 px-4 pb-8">
        {mayErase && <PersonPanel />}
        {mayRun && <RetentionPanel />}
      </div>
    </Page>
  );
}

function PersonPanel() {
  const mayExport = useCan('people.export');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [plan, setPlan] = useState<ErasurePlan>();

  async function withAddress(run: (address: string) => Promise<unknown>) {
    const address = normalizeEmail(email);
    if (!address.includes('@')) setError(MESSAGES.email);
    else await run(address);
  }

  async function showPlan(address: string) {
    const answer = await mutate({ send: () => call('planErasure', { body: { email: address } }) });
    if (answer) setPlan({ email: address, ...answer });
  }

  return (
    <Panel
      title="Personal data"
      note="Find, export or erase everything stored for an email address: applications, messages, leads, newsletter subscriptions and job alerts."
    >
      <Form className="grid max-w-120 gap-3" onSubmit={() => withAddress(showPlan)}>
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
            setPlan(undefined);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" icon="search">
            Find data
          </Button>
          {mayExport && (
            <Button icon="download" onClick={() => withAddress(exportAll)}>
              Export data
            </Button>
          )}
        </div>
      </Form>
      {plan && <ErasePerson key={plan.email} plan={plan} onErased={() => setPlan(undefined)} />}
    </Panel>
  );
}

const exportAll = (email: string) =>
  mutate({ send: () => saveFile('exportPerson', { body: { email } }) });
