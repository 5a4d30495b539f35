/** Elements that the script adds to the page. */

export const COLOR = '#2563eb';

/** Properties are set one by one, because the policy of the page refuses `style` attributes. */
export function styled<Name extends 'div' | 'span' | 'button'>(
  document: Document,
  name: Name,
  styles: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(styles)) {
    element.style.setProperty(property, value);
  }
  return element;
}
