/** How the site is, for the person who runs it. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { INSTANCE_LIMITS, type SystemState } from '#contract/console/system.ts';
import { byteText } from './byte-text.ts';
import { ChannelPanel } from './channel-panel.tsx';
import DemoNotice from './demo-notice.tsx';
import { InstanceList } from './instance-list.tsx';

/** The share of the disk below which the view warns. */
const ALMOST_FULL = 0.1;

export function Component() {
  const query = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call('getSystem', { signal }),
    refetchInterval: INSTANCE_LIMITS.interval,
  });
  const { data } = query;
  return (
    <Page
      title="System"
      note={data && `Version ${data.version}`}
      actions={!settings.isDemo && <ButtonLink to="/system/new-pack">Make a pack</ButtonLink>}
    >
      <div className="grid gap-4 px-4 pb-8">
        {settings.isDemo && <DemoNotice />}
        <QueryPending query={query} label="System" />
        {data && (
          <>
            <DiskBanner disk={data.disk} />
            <ChannelPanel outbox={data.outbox} />
            <InstanceList instances={data.instances} />
            <Machine state={data} />
          </>
        )}
      </div>
    </Page>
  );
}

function DiskBanner({ disk }: Pick<SystemState, 'disk'>) {
  if (!disk || disk.free > disk.size * ALMOST_FULL) return null;
  return (
    <Banner tone="problem">
      The disk is almost full: {byteText(disk.free)} of {byteText(disk.size)} are free. Contact the
      person who runs this site.
    </Banner>
  );
}

function Machine({ state: { version, node, engine, disk } }: { state: SystemState }) {
  const facts = [
    ['Version', version],
    ['Node', node],
    ['Database', engine],
    ['Free disk', disk ? `${byteText(disk.free)} of ${byteText(disk.size)}` : 'Unknown'],
  ] as const;
  return (
    <Panel title="Program and machine">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
