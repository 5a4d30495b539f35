import { describe, expect, test } from 'vitest';
import { ANSWER_MESSAGES, checkAnswers } from './job-questions.ts';
import { askedProfiles, linkQuestions, requiredProfiles } from './profile-questions.ts';
import { MESSAGES } from './text-rules.ts';

const GITLAB = { id: 'gitlab', label: 'GitLab', hosts: ['gitlab.com'], required: true };
const BLOG = { id: 'blog', label: 'Blog' };

describe('a pack', () => {
  test('without profiles asks for the usual three and requires none', () => {
    expect(askedProfiles()).toEqual([
      { name: 'linkedin', required: false },
      { name: 'github', required: false },
      { name: 'portfolio', required: false },
    ]);
    expect(requiredProfiles()).toEqual([]);
    expect(linkQuestions()).toEqual([]);
  });

  test('can leave links out, require them, and ask for others', () => {
    const requests = [{ id: 'portfolio', required: true }, GITLAB, BLOG];
    expect(askedProfiles(requests)).toEqual([{ name: 'portfolio', required: true }]);
    expect(requiredProfiles(requests)).toEqual(['portfolio']);
    expect(linkQuestions(requests)).toMatchObject([
      { id: 'profiles.gitlab', label: 'GitLab', required: true, hint: 'gitlab.com' },
      { id: 'profiles.blog', label: 'Blog', required: false, hint: '', hosts: [] },
    ]);
  });
});

describe('a link', () => {
  const check = (typed: string, request: typeof GITLAB | typeof BLOG = GITLAB) =>
    checkAnswers(linkQuestions([request]), { [`profiles.${request.id}`]: typed });

  test.each([
    ['gitlab.com/sita', 'https://gitlab.com/sita'],
    [' https://www.gitlab.com/sita ', 'https://www.gitlab.com/sita'],
    ['https://sita.gitlab.com', 'https://sita.gitlab.com'],
  ])('%j is stored as %s', (typed, url) => {
    expect(check(typed)).toEqual({
      answers: [{ id: 'profiles.gitlab', question: 'GitLab', answer: url }],
      errors: [],
    });
  });

  test.each([
    ['', MESSAGES.required],
    ['sita gurung', ANSWER_MESSAGES.link],
    ['javascript:alert(1)', ANSWER_MESSAGES.link],
    ['gitlab.com', ANSWER_MESSAGES.profile],
    ['https://gitlab.com.evil.example/sita', ANSWER_MESSAGES.profile],
    ['https://gitlab.com@evil.example/sita', ANSWER_MESSAGES.profile],
    ['https://notgitlab.com/sita', ANSWER_MESSAGES.profile],
    [`gitlab.com/${'s'.repeat(500)}`, MESSAGES.tooLong(500)],
  ])('%j is refused', (typed, message) => {
    expect(check(typed).errors).toEqual([{ field: 'answers.profiles.gitlab', message }]);
  });

  test('may be left out, and may have any host, unless the pack says otherwise', () => {
    expect(check('', BLOG)).toEqual({ answers: [], errors: [] });
    expect(check('sita.example', BLOG).answers).toMatchObject([{ answer: 'https://sita.example' }]);
  });
});
