interface Debounced<Value> {
  /** Runs once nobody has called for the pause, with the latest value. */
  later: (value: Value) => void;
  cancel: () => void;
}

/** @param pause milliseconds */
export function debounce<Value>(run: (value: Value) => void, pause: number): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    later(value) {
      cancel();
      timer = setTimeout(run, pause, value);
    },
    cancel,
  };
}
