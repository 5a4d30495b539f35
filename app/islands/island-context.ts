import { createContext, type ReactNode } from 'react';

/** True inside an island, where React runs in the browser too. */
export const InIslandContext = createContext(false);

/** True where islands and behaviors stay as the server renders them, for the component gallery. */
export const StaysPendingContext = createContext(false);

/** Types that survive JSON unchanged; all others become `never`, so the compiler rejects them. */
export type Jsonable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends Date | Map<unknown, unknown> | Set<unknown> | symbol | bigint
      ? never
      : T extends object
        ? { [K in keyof T]: Jsonable<T[K]> }
        : never;

/** Static parts of an island, by name. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** Every island gets these beside its own props, and must render each slot once from the start. */
export interface SlotProps {
  slots: Slots;
  children?: ReactNode;
}

/**
 * The trigger that hydrates an island: after the first paint, when the browser is idle, near the
 * viewport, or only on user input.
 */
export type HydrateOn = 'load' | 'idle' | 'visible' | 'interaction';
