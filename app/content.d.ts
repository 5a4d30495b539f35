/** What the content pack's built-in files hold, as the Vite plugin in `vite/` hands them over. */
declare module '#content/site.yaml' {
  const site: import('#contract/site.ts').Site;
  export default site;
}
/** Each office's clock, in the order of `offices`. */
declare module '#content/site.yaml?clock' {
  const clock: import('#contract/site.ts').UtcOffset[];
  export default clock;
}
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
declare module '#content/solutions.yaml' {
  const solutions: import('#contract/collections.ts').Collection['solutions'];
  export default solutions;
}
declare module '#content/claims.yaml' {
  const claims: import('#contract/collections.ts').Collection['claims'];
  export default claims;
}
declare module '#content/impact-stories.yaml' {
  const stories: import('#contract/collections.ts').Collection['impact-stories'];
  export default stories;
}
declare module '#content/contact-form.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['contact-form'];
  export default copy;
}
declare module '#content/impact-meter.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['impact-meter'];
  export default copy;
}
declare module '#content/gate.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['gate'];
  export default copy;
}
declare module '#content/newsletter.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['newsletter'];
  export default copy;
}
declare module '#content/solution-pages.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['solution-pages'];
  export default copy;
}
declare module '#content/package-pages.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['package-pages'];
  export default copy;
}
declare module '#content/story-pages.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['story-pages'];
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
declare module '#content/pages/about.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['about'];
  export default copy;
}
declare module '#content/pages/contact.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['contact'];
  export default copy;
}
declare module '#content/pages/why-careers.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['why-careers'];
  export default copy;
}
declare module '#content/pages/why-businesses.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['why-businesses'];
  export default copy;
}
declare module '#content/pages/office.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['office'];
  export default copy;
}
declare module '#content/pages/cares.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['cares'];
  export default copy;
}
declare module '#content/pages/hire-a-professional.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['hire-a-professional'];
  export default copy;
}
declare module '#content/pages/outsource-your-project.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['outsource-your-project'];
  export default copy;
}
declare module '#content/pages/verified-badges.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['verified-badges'];
  export default copy;
}
declare module '#content/pages/remote-career.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['remote-career'];
  export default copy;
}
declare module '#content/pages/impact-stories.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['impact-stories'];
  export default copy;
}
declare module '#content/pages/privacy-policy.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['privacy-policy'];
  export default copy;
}
declare module '#content/pages/brand-blog.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['brand-blog'];
  export default copy;
}
declare module '#content/pages/central.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['central'];
  export default copy;
}
declare module '#content/pages/schedule-a-meeting.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['schedule-a-meeting'];
  export default copy;
}
declare module '#content/pages/newsletter.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['newsletter'];
  export default copy;
}
declare module '#content/pages/design-my-app.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['design-my-app'];
  export default copy;
}
declare module '#content/pages/roadmap-my-app.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['roadmap-my-app'];
  export default copy;
}
declare module '#content/pages/build-my-app.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['build-my-app'];
  export default copy;
}
declare module '#content/pages/staff-augmentation.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['staff-augmentation'];
  export default copy;
}
declare module '#content/pages/review-my-app.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['review-my-app'];
  export default copy;
}
declare module '#content/pages/implement-identity-management.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['implement-identity-management'];
  export default copy;
}
declare module '#content/pages/service-packages.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['service-packages'];
  export default copy;
}
declare module '#content/pages/customers.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['customers'];
  export default copy;
}
declare module '#content/registration.yaml' {
  const copy: import('#contract/block-copy.ts').BlockCopy['registration'];
  export default copy;
}
declare module '#content/pages/blogs-and-insights.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['blogs-and-insights'];
  export default copy;
}
declare module '#content/pages/experience-nepal.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['experience-nepal'];
  export default copy;
}
declare module '#content/pages/learning-hub.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['learning-hub'];
  export default copy;
}
declare module '#content/pages/whitepapers.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['whitepapers'];
  export default copy;
}
declare module '#content/pages/events.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['events'];
  export default copy;
}
declare module '#content/pages/trainings-and-certifications.yaml' {
  const copy: import('#contract/page-copy.ts').PageCopy['trainings-and-certifications'];
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
