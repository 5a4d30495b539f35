export interface Circumstances {
  saveData?: boolean | undefined;
  /** As the Network Information API tells it; absent in browsers without it. */
  effectiveType?: string | undefined;
  reducedMotion: boolean;
}

/** Whether a film that is only there for its looks may be fetched. */
export function mayFetchFilm({ saveData, effectiveType, reducedMotion }: Circumstances): boolean {
  return !saveData && !reducedMotion && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
