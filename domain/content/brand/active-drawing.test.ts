import { expect, test } from 'vitest';
import { InputError } from '#domain/support/input-error.ts';
import { refuseActive } from './active-drawing.ts';

const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${attributes}>${content}</svg>`;

test.each([
  ['a script', '<script>alert(1)</script>', 'contains <script>'],
  [
    'a script with a prefix',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<svg:script>',
  ],
  ['HTML', '<foreignObject><p/></foreignObject>', 'contains <foreignObject>'],
  ['a handler', '<path onclick="alert(1)"/>', 'contains onclick'],
  ['an animated handler', '<set attributeName="onbegin" to="x"/>', 'an animation of onbegin'],
  ['an animated link', '<animate attributeName="xlink:href"/>', 'an animation of xlink:href'],
  ['a link that runs', '<a href="javascript:alert(1)"/>', 'refers to "javascript:alert(1)"'],
  ['a file', '<image href="/etc/passwd.png"/>', 'refers to "/etc/passwd.png"'],
  ['another drawing', '<use xlink:href="other.svg#a"/>', 'refers to "other.svg#a"'],
  ['a drawing in data', '<image href="data:image/svg+xml,x"/>', 'refers to "data:image/svg+xml'],
  ['a file of a style', '<path style="fill: url( \'x.svg#a\')"/>', 'refers to "x.svg#a"'],
  ['an import', '<style>@import "https://a.example/a.css";</style>', 'refers to "https://a.ex'],
  [
    'an import in CDATA',
    '<style><![CDATA[@import url(//a.example)]]></style>',
    'refers to "url(//a.example',
  ],
])('refuses %s', (_, content, message) => {
  expect(() => refuseActive(drawing(content), 'logo.svg')).toThrow(InputError);
  expect(() => refuseActive(drawing(content), 'logo.svg')).toThrow(message);
});

test('refuses a handler of the root', () => {
  expect(() => refuseActive(drawing('', 'onload="alert(1)"'), 'logo.svg')).toThrow('onload');
});

test.each([
  ['references to its own parts', '<use href="#a"/><path fill="url(#b)" style="mask:url(#c)"/>'],
  ['a contained photo', '<image xlink:href="data:image/png;base64,AAAA"/>'],
  ['an animation of a shape', '<animate attributeName="opacity" values="0;1"/>'],
  ['what an editor adds', '<metadata/><sodipodi:namedview xmlns:sodipodi="x" id="on"/>'],
])('accepts %s', (_, content) => {
  expect(() => refuseActive(drawing(content), 'logo.svg')).not.toThrow();
});
