import { InlineScript } from '#app/inline-code.tsx';

/** Fulfilled once the browser has shown its first words or pictures of this page. */
const CODE =
  "var painted=new Promise(tell=>new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&tell()).observe({type:'paint',buffered:true}))";

/** For all scripts that leave the browser alone until then: `painted` is a promise in each page. */
export const Painted = () => <InlineScript code={CODE} />;
