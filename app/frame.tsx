import { useCopy, usePack } from '#app/pack-context.ts';
import { UNDER_WAY_NAME } from './forms/contact/under-way.ts';
import startFrame from './frame.behavior.ts';
import { Behavior } from './islands/behavior.tsx';
import { Loader } from './shell/loader.tsx';
import { Snackbars } from './ui/snackbar/snackbars.tsx';

/**
 * What lies over every page when there is something to tell: that another one is on its way, and how
 * a message to us went, wherever somebody is by then.
 */
export function Frame() {
  const pack = usePack();
  const contact = useCopy('contact-form');
  const site = useCopy('site');
  const words = { retry: contact.failed.retry };
  const noWorker = pack.switches.serviceWorker ? {} : { noWorker: true as const };
  return (
    <>
      <Behavior
        of={startFrame}
        props={{ words, underWay: UNDER_WAY_NAME, ...noWorker }}
        wake="idle"
      >
        <Loader />
      </Behavior>
      <Snackbars close={site.menus.labels.dismiss} />
    </>
  );
}
