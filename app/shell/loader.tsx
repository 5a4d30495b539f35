import { useCopy } from '#app/pack-context.ts';

/** The line at the top of the screen while a page is on its way; a fast one comes without it. */
export function Loader() {
  const site = useCopy('site');
  return (
    <div
      hidden
      data-loader
      role="progressbar"
      aria-label={site.menus.labels.loading}
      className="no-print fixed inset-x-0 top-0 z-50 h-[3px] origin-left scale-x-90 bg-primary-600 [transition:scale_8s_var(--ease-settle)_100ms,opacity_100ms_100ms] starting:scale-x-0 starting:opacity-0"
    />
  );
}
