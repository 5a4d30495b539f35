import { createContext, type ReactNode } from 'react';

/** Whether an island is around, in which React runs in the browser too. */
export const InIslandContext = createContext(false);

/** Whether what moves is shown as the server writes it, and never wakes: to be looked at. */
export const AsleepContext = createContext(false);

/** What JSON carries unchanged; anything else in a type becomes `never`, and the compiler refuses it. */
export type Jsonable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends Date | Map<unknown, unknown> | Set<unknown> | symbol | bigint
      ? never
      : T extends object
        ? { [K in keyof T]: Jsonable<T[K]> }
        : never;

/** Parts of an island that stand still, by name. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** What an island is given besides its props. Each part must be shown once, from the start. */
export interface Still {
  slots: Slots;
  children?: ReactNode;
}

/**
 * When an island wakes by itself: with the page, when the browser has nothing else to do, near the
 * window, or only when something is done to it.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction';
