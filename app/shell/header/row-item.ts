/** How an entry of the row looks. */
export function rowItem(extra = ''): string {
  return `flex min-h-11 cursor-pointer items-center gap-1 rounded-full px-2.5 text-[0.9375rem] font-medium xl:px-3 xl:text-[1rem] whitespace-nowrap transition-colors hover:bg-white/50 aria-[current=page]:bg-white/60 at-night:text-white at-night:hover:bg-white/15 at-night:aria-[current=page]:bg-white/20 ${extra}`;
}
