import { expect, test } from 'vitest';
import { FieldMarks } from './field-marks.ts';
import { markedAnswer } from './marked-answer.ts';

const AUTHORS = new Map([['authors.yaml', [{ slug: 'a' }, { slug: 'elin' }]]]);

function marked(call: string, answer: object) {
  const marks = new FieldMarks();
  const result = markedAnswer(call, answer, marks, AUTHORS);
  const nameOf = (mark: string) => marks.fieldOf(mark)?.name ?? '';
  return JSON.parse(JSON.stringify(result).replace(/\p{Co}/gu, (mark) => `[${nameOf(mark)}]`));
}

test('marks the texts of an entry, its author and related entries', () => {
  const related = { slug: 'b', title: 'B', tags: ['x'] };
  const author = { slug: 'elin', name: 'Elin', role: 'Writer' };
  const entry = { slug: 'a', title: 'A', featuredImageAltText: '', author };
  expect(marked('getBlog', { ...entry, relatedBlogs: [related] })).toEqual({
    slug: 'a',
    title: '[blogs/a.md#title]A',
    featuredImageAltText: '',
    author: { slug: 'elin', name: 'Elin', role: '[authors.yaml#1.role]Writer' },
    relatedBlogs: [{ slug: 'b', title: '[blogs/b.md#title]B', tags: ['x'] }],
  });
});

test('marks the entries of lists and of authors by their kind', () => {
  const entry = { slug: 'a', title: 'A' };
  expect(marked('listSessions', { data: [entry], total: 1 })).toEqual({
    data: [{ slug: 'a', title: '[learning-hub/a.md#title]A' }],
    total: 1,
  });
  const author = { slug: 'elin', bio: 'B', articles: [{ ...entry, kind: 'whitepapers' }] };
  const { bio, articles } = marked('getAuthor', author);
  expect(bio).toBe('[authors.yaml#1.bio]B');
  expect(articles[0].title).toBe('[whitepapers/a.md#title]A');
});

test('marks items of lists by their position', () => {
  const job = { slug: 'a', questions: [{ label: 'Why?', hint: '' }, { label: 'How?' }] };
  expect(marked('getJob', job).questions).toEqual([
    { label: '[jobs/a.md#questions.0.label]Why?', hint: '' },
    { label: '[jobs/a.md#questions.1.label]How?' },
  ]);
});

test('names the entry at the blocks of its body', () => {
  const description = '<p data-source="1-2">A &lt;p data-source="1-2"&gt;</p><p>B</p>';
  expect(marked('getEvent', { slug: 'fair', description }).description).toBe(
    '<p data-source="1-2" data-field="events/fair.md#body">A &lt;p data-source="1-2"&gt;</p><p>B</p>',
  );
});

test.each(['searchSite', 'readApplicationStatus'])('leaves the answer of %s', (call) => {
  const answer = { data: [{ slug: 'a', title: 'A' }], name: 'A' };
  expect(marked(call, answer)).toEqual(answer);
});
