import { call } from '#console/api/call.ts';
import { useQuery } from '#console/data/use-query.ts';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Page } from '#console/ui/page.tsx';
import { SkeletonRows } from '#console/ui/skeleton.tsx';

export function Component() {
  const { data, problem, retry } = useQuery('staff', (signal) => call('listStaff', { signal }));
  return (
    <Page title="Team" note={data && `${data.staff.length} people`}>
      {data ? (
        <ul>
          {data.staff.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : problem ? (
        <ErrorPanel problem={problem} onRetry={retry} />
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
}
