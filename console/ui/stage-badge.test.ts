import { expect, test } from 'vitest';
import { stageLook } from './stage-badge.tsx';

const STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'].map((id) => ({
  id,
  label: id,
  isEnd: id === 'hired' || id === 'rejected',
}));

test('a stage is filled by how far it is, and an end is full', () => {
  const progress = STAGES.map(({ id }) => stageLook(id, STAGES).progress);
  expect(progress).toEqual([0, 0.25, 0.5, 0.75, 1, 1]);
  expect(stageLook('hired', STAGES).tone).toBe('success');
  expect(stageLook('rejected', STAGES).tone).toBe('danger');
});

test('a stage that the pack has no more is told by its id', () => {
  expect(stageLook('phone-call', STAGES)).toEqual({
    label: 'phone-call',
    tone: 'neutral',
    progress: 0,
  });
});
