import { Behavior } from '#app/islands/behavior.tsx';
import copy from '#content/contact-form.yaml';
import followMessages from './follow-messages.behavior.ts';

/** On every page: whoever has written to us learns how it went wherever they are by then. */
export function FollowMessages() {
  return (
    <Behavior of={followMessages} props={{ retry: copy.failed.retry }} wake="idle">
      {null}
    </Behavior>
  );
}
