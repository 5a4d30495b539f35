/**
 * Loaded into a process before its program (`--import`) to set its clock ahead by a number of days.
 */
const ahead = Number(process.env.CLOCK_DAYS_AHEAD) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...time: []) {
    super(...((time.length === 0 ? [RealDate.now() + ahead] : time) as []));
  }
  static override now() {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
