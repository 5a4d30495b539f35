/**
 * Where `showSnackbar` shows its messages (`show-snackbar.ts`). Once, in the root of the site: two
 * live regions, there before the messages are, as some screen readers miss new regions.
 */
export function Snackbars({ close }: { close: string }) {
  return (
    <div
      data-snackbars
      data-close={close}
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-40 grid sm:bottom-6"
    >
      <div role="status" className="grid justify-items-center" />
      <div role="alert" className="grid justify-items-center" />
    </div>
  );
}
