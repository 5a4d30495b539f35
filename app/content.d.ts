/**
 * What the site's code imports of the content pack besides plain copy (`domain/content-pack/site-modules.ts`). The
 * types of the others are generated from the contract (`vite/content-types.ts`).
 */
declare module '#content/site.yaml' {
  const site: import('#contract/site.ts').Site;
  export default site;
}
declare module '#content/site.yaml?clock' {
  const clock: import('#contract/site.ts').UtcOffset[];
  export default clock;
}
/** Each office's clock, in the order of `offices`. */
declare module '#content/site.yaml?clocks' {
  const clocks: import('#contract/site.ts').UtcOffset[][];
  export default clocks;
}
declare module '#content/words.yaml' {
  const words: import('#contract/words.ts').Words;
  export default words;
}
/** Focal points of pictures, by their paths below the content folder. */
declare module '#content/media/focus.yaml' {
  const focus: import('#contract/pictures.ts').FocalPoints;
  export default focus;
}
/** One picture of the pack: `import bridge from '#content/media/demo/bridge.jpg?picture'`. */
declare module '*?picture' {
  const picture: import('#contract/pictures.ts').Picture;
  export default picture;
}
/** The brand's theme, as the site is to look. */
declare module '#content/theme' {
  const theme: import('#contract/site-theme.ts').SiteTheme;
  export default theme;
}
/** Digest of the theme that the style sheet was built with. */
declare module 'virtual:built-theme' {
  const digest: string;
  export default digest;
}
