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
