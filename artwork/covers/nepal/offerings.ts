import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';

/** Offerings for the river: bananas, a coconut, a radish with leaves. */
function fruit(): string {
  return (
    path('M-15-3q-1-12 8-14 8 2 7 14z', { fill: '#7A4A2A' }) +
    line('M-10-16q2-6 6-8', '#4F9A52', 2.6, round) +
    path('M-2-3q10 0 15-12l3 1q-1 12-10 13zM2-7q9-3 11-13l3 1q2 9-6 15z', { fill: '#F6CF4A' }) +
    path('M10-3q0-7 6-7t5 7z', { fill: '#C8323A' })
  );
}

/** A bamboo winnowing tray from the side: origin at the grip. */
export function soop(): string {
  return (
    fruit() +
    path('M-25-5Q0 1 25-5L20 6Q0 10-20 6z', { fill: '#C99A56' }) +
    line('M-25-5Q0 1 25-5', '#F0D39A', 2.6, round) +
    line('M-14-2l2 9M-4-1l1 9M7-1l-1 9M16-2l-2 8', '#9A7038', 1.4)
  );
}

/** A round basket of offerings: origin at the middle of its foot. */
export function basket(): string {
  return (
    path('M-30-30q6-26 14-8 6-24 16-4 6-20 16 0 12-12 12 12z', { fill: '#4F9A52' }) +
    path('M-26-28q0-14 12-15 11 2 11 15z', { fill: '#7A4A2A' }) +
    path('M-4-28q14 0 20-18l4 2q0 16-13 18zM-8-28q3-14 14-18l2 3q-6 8-7 15z', { fill: '#F6CF4A' }) +
    path('M8-27q0-10 9-10t9 10z', { fill: '#D9503A' }) +
    path('M-36-30h72l-9 30h-54z', { fill: '#B9854A' }) +
    path('M-36-30h32l-6 30h-17z', { fill: '#D9A866' }) +
    line('M-35-22h69M-33-13h64M-30-5h59', '#8E6230', 1.6) +
    line('M-36-30h72', '#F0D39A', 3.4, round)
  );
}

/** Leaning canes with leaves at the top: origin between their feet. */
export function sugarcane(): string {
  const cane = (from: number, to: number): string => `M${from} 0Q${from * 0.9}-90 ${to}-158`;
  const canes = cane(-34, -4) + cane(-12, 0) + cane(12, 4) + cane(34, 8);
  return (
    path(
      'M-2-150Q-22-186-56-166-26-172-2-150zM-2-152Q-14-196-42-204-16-184-2-152zM4-152Q4-196 32-208 16-184 4-152z' +
        'M6-150Q24-188 58-172 28-174 6-150zM6-150Q38-166 52-138 32-156 6-150zM-4-150Q-36-160-44-132-28-152-4-150z',
      { fill: '#4F9258' },
    ) +
    line(canes, '#7A6A3A', 6, round) +
    line(canes, '#C9B35A', 2, { ...round, transform: 'translate(-1)' }) +
    line(canes, '#4F4A2A', 6.4, { 'stroke-dasharray': '1.4 16' }) +
    line('M-42 1h16M-20 3h16M4 3h16M26 1h16', '#FFF6E6', 2, { ...round, opacity: 0.7 }) +
    path('M-10-118q10 5 20 0l-1 8q-9 4-18 0z', { fill: '#C8323A' })
  );
}
