import { expect, test } from 'vitest';
import { svgDataUrl } from './drawing.tsx';

test('encodes a drawing as a URL that decodes to the same drawing', async () => {
  const svg =
    '<svg viewBox="0 0 9 9"><style>:target [fill]{r:1}</style>\n<path d="M0 0" fill="#FF7A33" style="width:50%"/>&amp;</svg>';
  const url = svgDataUrl(svg);
  expect(url).not.toMatch(/[<>"'#&\s[\]{}]/);
  expect(await (await fetch(url)).text()).toBe(svg);
});
