/**
 * Loaded into a process before its program (`--import`): each SIGUSR2 sets its clock to the next of
 * `CLOCK_JUMPS`, seconds ahead of the machine's clock.
 */
const jumps = (process.env.CLOCK_JUMPS ?? '').split(',').map((seconds) => Number(seconds) * 1000);
const RealDate = Date;
let next = 0;
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead = jumps[next++ % jumps.length] ?? 0;
});

globalThis.Date = class extends RealDate {
  constructor(...time: []) {
    super(...((time.length === 0 ? [RealDate.now() + ahead] : time) as []));
  }
  static override now() {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
