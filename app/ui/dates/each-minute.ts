const MINUTE = 60_000;

/** Runs now and anew with each minute, with the time in epoch milliseconds. */
export function eachMinute(run: (now: number) => void): void {
  const tick = () => {
    run(Date.now());
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
}
