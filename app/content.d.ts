/** What the content pack's built-in files hold, as the Vite plugin in `vite/` hands them over. */
declare module '#content/site.yaml' {
  const site: import('#contract/site.ts').Site;
  export default site;
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
declare module '#content/service-packages.yaml' {
  const packages: import('#contract/collections.ts').Collection['service-packages'];
  export default packages;
}
declare module '#content/partners.yaml' {
  const partners: import('#contract/collections.ts').Collection['partners'];
  export default partners;
}
declare module '#content/case-studies.yaml' {
  const stories: import('#contract/collections.ts').Collection['case-studies'];
  export default stories;
}
declare module '#content/testimonials.yaml' {
  const testimonials: import('#contract/collections.ts').Collection['testimonials'];
  export default testimonials;
}
declare module '#content/newsletter.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['newsletter'];
  export default copy;
}
declare module '#content/pages/home.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['home'];
  export default copy;
}
declare module '#content/pages/talents-on-demand.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['talents-on-demand'];
  export default copy;
}
declare module '#content/pages/drop-your-info.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['drop-your-info'];
  export default copy;
}
declare module '#content/pages/successful-submission.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['successful-submission'];
  export default copy;
}
declare module '#content/pages/errors.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['errors'];
  export default copy;
}
/** One picture of the pack: `import bridge from '#content/media/demo/bridge.jpg?picture'`. */
declare module '*?picture' {
  const picture: import('#contract/pictures.ts').Picture;
  export default picture;
}
