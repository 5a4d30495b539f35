import { describe, expect, test } from 'vitest';
import { DRAFT_LIFETIME, isStale } from '#app/forms/submission.ts';
import { areSameAnswers, blankAnswers } from './answers.ts';
import { mergeDraft } from './draft.ts';
import { draftId } from './draft-store.ts';

const blank = blankAnswers();

test('each job and the talent pool have separate drafts', () => {
  expect(new Set(['', 'qa-trainee', 'qa'].map(draftId)).size).toBe(3);
});

test('a draft is stale after 30 days, or if its age is unreadable', () => {
  expect(isStale(0, DRAFT_LIFETIME - 1)).toBe(false);
  expect(isStale(0, DRAFT_LIFETIME)).toBe(true);
  expect(isStale(undefined as unknown as number, 1)).toBe(true);
});

describe('filling a form from a draft', () => {
  const saved = { ...blank, name: 'kept', message: 'kept', languages: ['go'] };

  test('restores everything', () => {
    expect(mergeDraft(blank, blank, saved)).toEqual(saved);
  });

  test('keeps answers typed before the draft was read', () => {
    const current = { ...blank, name: 'typed', languages: ['rust'] };
    expect(mergeDraft(current, blank, saved)).toEqual({ ...current, message: 'kept' });
  });

  test("keeps typed answers to a job's own questions", () => {
    const draft = { ...blank, questions: { defect: 'kept', shift: 'no' } };
    const current = { ...blank, questions: { defect: 'typed', shift: '' } };
    expect(mergeDraft(current, blank, draft).questions).toEqual({ defect: 'typed', shift: 'no' });
    expect(areSameAnswers(blank, { ...blank, questions: { shift: '' } })).toBe(true);
    expect(areSameAnswers(blank, draft)).toBe(false);
  });

  test('keeps the role of a job that was renamed since', () => {
    const forJob = blankAnswers('QA Engineer');
    expect(mergeDraft(forJob, forJob, { ...saved, role: 'QA Trainee' }).role).toBe('QA Engineer');
  });

  test('accepts a draft from an older release', () => {
    expect(mergeDraft(blank, blank, { name: 'kept' })).toEqual({ ...blank, name: 'kept' });
  });
});
