/** The part of each call of the public API that browsers need to send it: `vite/api-calls.ts`. */
declare module 'virtual:public-calls' {
  type Route = import('#app/http-caller.ts').Route;
  export const getCaptcha: Route;
  export const getEvent: Route;
  export const getTraining: Route;
  export const openPaper: Route;
  export const openVideo: Route;
  export const sendForm: Route;
  export const sendLead: Route;
}

/** Digest of the theme that the style sheet was built with (`vite/content-pack.ts`). */
declare module 'virtual:built-theme' {
  const digest: string;
  export default digest;
}

/** Files that `vite/islands.ts` built for the browser; the sources while Vite serves the site. */
declare module 'virtual:islands' {
  /** On the server only. */
  export const islands: {
    /** URL of each island and behavior, by the default export of its file. */
    files: () => ReadonlyMap<unknown, string>;
    hydration: string;
    /** Code of inline scripts, by file; empty while Vite serves them as files. */
    inline: Readonly<Record<string, string>>;
  };
}

/** Defined by `Painted` in `document.tsx`. */
declare const painted: Promise<void>;
