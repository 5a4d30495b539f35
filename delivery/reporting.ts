import { isProblem } from '#contract/problem.ts';

type Methods<Api> = { [Name in keyof Api]: (...args: never[]) => Promise<unknown> };

/** The same API, whose failures are also told here; problems that it answers on purpose are none. */
export function reporting<Api extends Methods<Api>>(
  api: Api,
  report: (error: unknown) => void,
): Api {
  const entries = Object.entries<(...args: never[]) => Promise<unknown>>(api).map(
    ([name, method]) =>
      [
        name,
        (...args: never[]) =>
          method(...args).catch((error: unknown) => {
            if (!isProblem(error)) report(error);
            throw error;
          }),
      ] as const,
  );
  return Object.fromEntries(entries) as Api;
}
