/**
 * The host of all messages (`show-snackbar.ts`), once per page: two live regions that exist before
 * the messages, because some screen readers miss new regions.
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
