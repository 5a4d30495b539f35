/** For what stands on a ground that no printer prints: ink on white, as the rest. */
export const PRINTED =
  'print:overflow-visible print:rounded-none print:bg-transparent print:bg-none print:p-0 print:text-ink print:[--link:var(--color-ink)] print:[--mark:var(--color-ink-700)] print:[--quiet:var(--color-ink-700)]';
