import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import copy from '#content/pages/home.yaml';

/** Night: the call to bring the milestone that worries. */
export function DeRisk() {
  const { title, text, button } = copy.deRisk;
  return <ScheduleCall eyebrow={null} heading={unbroken(title)} text={text} button={button} />;
}

/** Keeps a word with a hyphen on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\w)-(?=\w)/g, '\u2011');
}
