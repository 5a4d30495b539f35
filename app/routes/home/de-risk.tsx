import { useCopy } from '#app/pack-context.ts';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

/** Night: the call to bring the milestone that worries. */
export function DeRisk() {
  const copy = useCopy('pages/home');
  return <ScheduleCall copy={copy.deRisk} heading={<Unbroken text={copy.deRisk.title} />} />;
}
