/**
 * What the server put into an element of the page: text that the browser's bundle does not carry a
 * second time. Where React makes such an element anew, after an error, it takes the text from here.
 */
export function inPage(selector: string): string {
  return document.querySelector(selector)?.innerHTML ?? '';
}
