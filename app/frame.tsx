import { useCopy, usePack } from '#app/pack-context.ts';
import { IN_FLIGHT_KEY } from './forms/contact/messages-in-flight.ts';
import startFrame from './frame.behavior.ts';
import { Behavior } from './islands/behavior.tsx';
import { Snackbars } from './ui/snackbar/snackbars.tsx';

/**
 * Overlays of every page: the loading bar, and snackbars that report how a message went, even if
 * the visitor is on another page by then.
 */
export function Frame() {
  const pack = usePack();
  const contact = useCopy('contact-form');
  const site = useCopy('site');
  const labels = { retry: contact.failed.retry };
  const noWorker = pack.switches.serviceWorker ? {} : { noWorker: true as const };
  return (
    <>
      <Behavior
        start={startFrame}
        props={{ labels, inFlightKey: IN_FLIGHT_KEY, ...noWorker }}
        startOn="idle"
      >
        <Loading />
      </Behavior>
      <Snackbars close={site.menus.labels.dismiss} />
    </>
  );
}

/** The bar at the top of the window while a page loads; it does not appear for fast pages. */
function Loading() {
  const site = useCopy('site');
  return (
    <div
      hidden
      data-loader
      role="progressbar"
      aria-label={site.menus.labels.loading}
      className="no-print fixed inset-x-0 top-0 z-50 h-[3px] origin-left rtl:origin-right scale-x-90 bg-primary-600 [transition:scale_8s_var(--ease-settle)_100ms,opacity_100ms_100ms] starting:scale-x-0 starting:opacity-0"
    />
  );
}
