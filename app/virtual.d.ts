/** What browsers need of each call of the public API to send it: `vite/api-calls.ts`. */
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

/** What `vite/islands.ts` built for the browser; sources while Vite serves the site. */
declare module 'virtual:islands' {
  /** On the server alone. */
  export const islands: {
    /** The URL of each island and behavior, by what its file exports as its default. */
    files: () => ReadonlyMap<unknown, string>;
    hydration: string;
    /** The code of scripts in the document, by file; none while Vite serves them as files. */
    inline: Readonly<Record<string, string>>;
  };
}

/** Of `Painted` in `document.tsx`. */
declare const painted: Promise<void>;
