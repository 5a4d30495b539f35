/** The shared stylesheet as `vite/first-screen-styles.ts` has split it. */
declare module 'virtual:built-styles' {
  /** A part of the stylesheet that a document inlines or omits as a whole. */
  export interface StylePart {
    /** The enclosing blocks, outermost first, such as `@layer base` or `:root`. */
    enclosingBlocks: readonly string[];
    /** A rule's selectors, each with the elements and `.classes` that it needs to match. */
    selectors?: readonly (readonly [selector: string, needs: readonly string[]])[];
    /** The declarations of a rule, or the whole part. */
    text: string;
    /** The custom property or the animation that this part defines. */
    defines?: string;
    /** Custom properties and animations that it refers to. */
    uses: readonly string[];
    /** Of the theme that the stylesheet was built with; other packs have their own. */
    isBrand?: boolean;
  }

  /** All styles, on the development server only; the other exports are undefined then. */
  export const everything: string | undefined;
  /** The parts in order, without those that no first screen shows. */
  export const parts: readonly StylePart[];
  /** The beginning of every inlined stylesheet. */
  export const start: string;
  /** The URL of the shared stylesheet. */
  export const sheet: string;
}
