import { expect, test } from 'vitest';
import { BodyDrawing, CoverFile } from './pictures.ts';

const FOLDERS = ['covers', 'scenes', 'films', 'social'];

test.each([
  ['a cover', CoverFile],
  ['a drawing of a text', BodyDrawing],
])('the message about %s names each folder that is allowed', (_, schema) => {
  const isAllowed = (folder: string) => schema.safeParse(`media/${folder}/a-b.svg`).success;
  const { error } = schema.safeParse('media/a-b.svg');
  const message = error?.issues[0]?.message ?? '';
  expect(FOLDERS.filter((folder) => message.includes(`media/${folder}/`))).toEqual(
    FOLDERS.filter(isAllowed),
  );
});
