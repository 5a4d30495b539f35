/** How an entry of the row looks. */
export function rowItem(extra = ''): string {
  return `flex min-h-11 cursor-pointer items-center gap-1 rounded-full px-3 font-medium whitespace-nowrap transition-colors hover:bg-white/50 aria-[current=page]:bg-white/60 ${extra}`;
}
