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
