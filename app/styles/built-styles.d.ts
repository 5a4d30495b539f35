/** What `vite/first-screen-styles.ts` made of the sheet of all pages. */
declare module 'virtual:built-styles' {
  /** A piece of the sheet that stands in a document or not. */
  export interface StylePart {
    /** The blocks around it, from the outermost one on, such as `@layer base` or `:root`. */
    within: readonly string[];
    /** A rule's selectors, each with the elements and `.classes` that must be there for it to match. */
    selectors?: readonly (readonly [selector: string, needs: readonly string[]])[];
    /** A rule's declarations, or the piece as it is. */
    text: string;
    /** The custom property or the animation that this is, for whoever uses it. */
    defines?: string;
    /** Others of these that it refers to. */
    uses: readonly string[];
  }

  /** While Vite serves the site, each document has all styles; then nothing of the rest is there. */
  export const everything: string | undefined;
  /** Its parts in order, but for what no first screen shows. */
  export const parts: readonly StylePart[];
  /** What it begins with. */
  export const start: string;
  /** The URL of all that a document need not have. */
  export const sheet: string;
}
