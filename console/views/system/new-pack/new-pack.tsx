/** Makes the pack of another company from the answers to the questions of `content new`. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { BackLink } from '#console/ui/back-link.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import type { NewPack } from '#contract/console/new-pack.ts';
import { MadePack } from './made-pack.tsx';
import { PackForm } from './pack-form.tsx';

export function Component() {
  const query = useQuery({
    queryKey: ['new-pack'],
    queryFn: ({ signal }) => call('getNewPackQuestions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [made, setMade] = useState<NewPack>();
  return (
    <Page title="Make a pack" lead={<BackLink pathname="/system" group="System" />}>
      <div className="grid gap-4 px-4 pb-8">
        <QueryPending query={query} label="Questions" rows={8} />
        {made && <MadePack pack={made} onChange={() => setMade(undefined)} />}
        {!made && query.data && <PackForm sections={query.data.sections} onMade={setMade} />}
      </div>
    </Page>
  );
}
