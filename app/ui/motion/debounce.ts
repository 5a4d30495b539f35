interface Debounced<Value> {
  /** Runs with the latest value after a pause without calls. */
  schedule: (value: Value) => void;
  cancel: () => void;
}

/** @param pause milliseconds */
export function debounce<Value>(run: (value: Value) => void, pause: number): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule(value) {
      cancel();
      timer = setTimeout(run, pause, value);
    },
    cancel,
  };
}
