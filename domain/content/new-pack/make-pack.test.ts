import { expect, test } from 'vitest';
import { makePack } from './make-pack.ts';

test('refuses answers before it starts the work, which takes seconds', async () => {
  const work = { make: () => expect.unreachable('The work was started') };
  const form = { answers: { name: '' }, logo: null };
  const context = { work, now: 0, db: undefined as never };
  const signal = new AbortController().signal;
  const making = makePack({ actor: {} } as never, context, { form, signal });
  await expect(making).rejects.toMatchObject({
    code: 'invalid-fields',
    errors: expect.arrayContaining([{ field: 'name', message: 'An answer is needed.' }]),
  });
});
