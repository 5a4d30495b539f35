import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { learningResource } from './learning-resource.ts';

const PAGE = { pack, origin: 'https://a.example', location: { pathname: '/l/a', search: '' } };

test('omits unknown properties and the URL of the video', () => {
  const lesson = { name: 'A', description: 'Of it.', image: 'https://a.example/a.jpg' };
  expect(JSON.parse(JSON.stringify(learningResource(lesson, PAGE)))).toEqual({
    '@type': 'LearningResource',
    ...lesson,
    isAccessibleForFree: true,
    publisher: { '@id': 'https://a.example/#organization' },
    url: 'https://a.example/l/a',
  });
});
