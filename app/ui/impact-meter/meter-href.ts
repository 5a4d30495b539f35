import type { LocalizedPack } from '#app/pack.ts';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { sectionsOf } from '#contract/page-sections.ts';

/** The meter on the home page, or the one with all figures if the home page leaves it out. */
export function meterHref(pack: LocalizedPack): string {
  return sectionsOf('home', pack.copy('pages/home')).includes('meter')
    ? pack.href(`/#${IMPACT_METER_ID}`)
    : pack.copy('impact-meter').allFigures.href;
}
