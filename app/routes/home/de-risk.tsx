import { Fragment } from 'react';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import copy from '#content/pages/home.yaml';

/** Night: the call to bring the milestone that worries. */
export function DeRisk() {
  return <ScheduleCall copy={copy.deRisk} heading={<Unbroken text={copy.deRisk.title} />} />;
}

/** Keeps a word with a hyphen on one line. */
function Unbroken({ text }: { text: string }) {
  return text
    .split(/(\w+-\w+)/)
    .map((part) => (
      <Fragment key={part}>
        {part.includes('-') ? <span className="whitespace-nowrap">{part}</span> : part}
      </Fragment>
    ));
}
