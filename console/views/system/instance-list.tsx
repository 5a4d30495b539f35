import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { Instance } from '#contract/console/system.ts';
import { byteText } from './byte-text.ts';

/** The processes that serve, with their queues. */
export function InstanceList({ instances }: { instances: readonly Instance[] }) {
  return (
    <Panel
      title="Processes"
      count={instances.length}
      note="Each reports every 15 seconds. One that has stopped is removed after a minute."
      isFlush
    >
      <DataList label="Processes" className="border-t border-line">
        {instances.map((instance) => (
          <InstanceRow key={instance.id} instance={instance} />
        ))}
      </DataList>
    </Panel>
  );
}

function InstanceRow({ instance }: { instance: Instance }) {
  const { host, pid, version, startedAt, memory, renders, database } = instance;
  const facts = [
    ['Memory', byteText(memory)],
    ['Waiting pages', `${renders.waiting} (${formatNumber(renders.refused)} refused)`],
    ['Connections', `${database.inUse} of ${database.inUse + database.idle}`],
    ['Waiting queries', formatNumber(database.waiting)],
  ] as const;
  return (
    <DataRow className="flex-wrap">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium wrap-anywhere">
          {host} <span className="font-normal text-quiet">process {pid}</span>
        </p>
        <p className="text-xs text-quiet">
          Version {version}, started <RelativeTime at={startedAt} />
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </DataRow>
  );
}
