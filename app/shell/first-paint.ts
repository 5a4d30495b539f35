/** Code for a script in the page: fulfilled once the browser has shown its first words or pictures. */
export const FIRST_PAINT = `new Promise(tell=>new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&tell()).observe({type:'paint',buffered:true}))`;
