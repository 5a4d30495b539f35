import { expect, test } from 'vitest';
import { stageAppearance } from './stage-badge.tsx';

const STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'].map((id) => ({
  id,
  label: id,
  isEnd: id === 'hired' || id === 'rejected',
}));

test('fills the ring by the position of the stage, and fully at an end', () => {
  const progress = STAGES.map(({ id }) => stageAppearance(id, STAGES).progress);
  expect(progress).toEqual([0, 0.25, 0.5, 0.75, 1, 1]);
  expect(stageAppearance('hired', STAGES).tone).toBe('success');
  expect(stageAppearance('rejected', STAGES).tone).toBe('danger');
});

test('shows the id of a stage that the pack no longer has', () => {
  expect(stageAppearance('phone-call', STAGES)).toEqual({
    label: 'phone-call',
    tone: 'neutral',
    progress: 0,
  });
});
