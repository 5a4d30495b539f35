/** Logs are for operators and hold nothing about people: no IPs, queries, bodies or names. */

/** How Fastify's logger writes the objects it is given. */
export const LOGGED_AS = {
  req: ({ method }: { method?: string }) => ({ method }),
  /** A database's error can carry the row it is about in `detail`; only these parts are kept. */
  err: (error: unknown) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const code = error instanceof Error && 'code' in error ? { code: error.code } : {};
    return { type: name, message, stack, ...code };
  },
};
