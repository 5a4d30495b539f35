export interface QueryState<Data = unknown> {
  data: Data | undefined;
  /** Of the last reading; what was read before stays. */
  problem: unknown;
  isLoading: boolean;
  /** Epoch milliseconds of the last good reading; 0 for none. */
  readAt: number;
}

export type Load<Data = unknown> = (signal: AbortSignal) => Promise<Data>;

export const NOTHING: QueryState = {
  data: undefined,
  problem: undefined,
  isLoading: false,
  readAt: 0,
};
