/**
 * Where a button says that it has copied something, or that it failed. It is always present,
 * because some screen readers miss a live region that is added with its text.
 */
export function CopiedStatus() {
  return (
    <span role="status" className="pointer-events-none absolute top-full end-0 z-10 mt-1.5">
      <span
        hidden
        className="block w-max max-w-60 rounded-[14px] bg-ink px-3 py-1.5 text-xs font-medium text-white"
      />
    </span>
  );
}
