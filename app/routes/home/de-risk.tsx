import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import copy from '#content/pages/home.yaml';

/** Night: the call to bring the milestone that worries. */
export function DeRisk() {
  return <ScheduleCall copy={copy.deRisk} heading={<Unbroken text={copy.deRisk.title} />} />;
}
