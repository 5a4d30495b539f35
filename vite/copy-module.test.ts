import { expect, test } from 'vitest';
import { copyModule } from './copy-module.ts';

test('drawings become URLs and pictures what was made of them, once each', () => {
  const drawing = 'media/scenes/desk.svg';
  const image = 'media/events/dashain.jpg';
  expect(
    copyModule([
      { drawing, image },
      { image, text: 'media' },
    ]),
  ).toBe(
    `import m0 from "#content/${drawing}?url";\n` +
      `import m1 from "#content/${image}?picture";\n` +
      'export default [{"drawing":m0,"image":m1},{"image":m1,"text":"media"}];',
  );
});
