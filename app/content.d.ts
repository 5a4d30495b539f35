/** Digest of the theme that the style sheet was built with (`vite/content-pack.ts`). */
declare module 'virtual:built-theme' {
  const digest: string;
  export default digest;
}
