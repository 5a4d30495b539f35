import { Behavior } from '#app/islands/behavior.tsx';
import { useArt, useCopy } from '#app/pack-context.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import reload from './reload.behavior.ts';

/** Replaces a page that failed; the button reloads it. */
export function FailedPanel() {
  const closed = useArt().state?.failed;
  const errors = useCopy('pages/errors');
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel
        heading="h1"
        title={errors.failed.title}
        texts={[errors.failed.text]}
        drawing={closed}
        icon="circle-alert"
      >
        <Behavior start={reload} props={{}}>
          <Button>{errors.failed.retry}</Button>
        </Behavior>
      </MessagePanel>
    </div>
  );
}
