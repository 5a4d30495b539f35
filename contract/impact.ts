/** The impact meter: what so many people in work set in motion. */

/** Its element, which links from other pages lead to. */
export const IMPACT_METER_ID = 'impactMeter';
