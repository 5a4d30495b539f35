/**
 * Runs before Scalar, whose styles are elements and attributes without the page's nonce: what it makes
 * gets the nonce, and what it sets goes through the object model, which the policy does not refuse.
 */
export const STYLES_BEFORE_SCALAR = `(() => {
  const { nonce } = document.currentScript;
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (name, options) {
    const element = createElement.call(this, name, options);
    if (/^style$/i.test(name)) element.nonce = nonce;
    return element;
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  // Blocks of code come as HTML, with the width of their line numbers.
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(Element.prototype, 'innerHTML', {
    get,
    set(html) {
      set.call(this, String(html).replace(/(<code class="[^"]*") style="/g, '$1 data-style="'));
      for (const code of (this.content ?? this).querySelectorAll('code[data-style]')) {
        code.style.cssText = code.dataset.style;
        code.removeAttribute('data-style');
      }
    },
  });
  // Its schemas would otherwise try whether they may be compiled.
  globalThis.__zod_globalConfig = { jitless: true };
})();
`;
