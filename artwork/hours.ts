import { type Stop, stops } from './sheet.ts';

export interface Hour {
  readonly name: string;
  /** From the zenith down. There is a pale stop between blue and peach. */
  readonly sky: readonly Stop[];
  readonly sun: string;
  /** Share of the day's arc: 0 is sunrise at the left, 1 is sunset at the right. */
  readonly arc: number;
  readonly far: string;
  readonly haze: string;
  readonly middle: string;
  readonly near: string;
  readonly snow: string;
  readonly low?: boolean;
  readonly night?: boolean;
}

export const hours: readonly Hour[] = [
  {
    name: 'first light',
    sky: stops([0, '#20508F'], [0.34, '#7DB0E2'], [0.52, '#FBE6D2'], [0.72, '#F2B48C']),
    sun: '#FFD9A8',
    arc: 0.03,
    low: true,
    far: '#4A79B5',
    haze: '#B9C9DE',
    middle: '#28568F',
    near: '#12355F',
    snow: '#FFC79C',
  },
  {
    name: 'sunrise',
    sky: stops([0, '#6CB4EE'], [0.42, '#C9E4F8'], [0.72, '#FFD9B0']),
    sun: '#E54100',
    arc: 0.1,
    low: true,
    far: '#8FBFE8',
    haze: '#C9E0F2',
    middle: '#4C92D2',
    near: '#17609F',
    snow: '#FFD6B4',
  },
  {
    name: 'early morning',
    sky: stops([0, '#8CCBF7'], [0.45, '#CDE8FB'], [0.75, '#FFE8CC']),
    sun: '#F4692A',
    arc: 0.19,
    far: '#9CCBF0',
    haze: '#DCEAF4',
    middle: '#4FA0E0',
    near: '#1A70B8',
    snow: '#FFE2C6',
  },
  {
    name: 'morning',
    sky: stops([0, '#74C1F6'], [0.8, '#EAF6FF']),
    sun: '#FF9A4D',
    arc: 0.29,
    far: '#9AD0F4',
    haze: '#E3F3FE',
    middle: '#4BA5E6',
    near: '#1878C4',
    snow: '#FFF8EE',
  },
  {
    name: 'late morning',
    sky: stops([0, '#4FB3F6'], [0.8, '#DDF1FF']),
    sun: '#FFC46B',
    arc: 0.39,
    far: '#8ECBF5',
    haze: '#D6EEFE',
    middle: '#3E9EE6',
    near: '#0F72C2',
    snow: '#FFF8EE',
  },
  {
    name: 'noon',
    sky: stops([0, '#2EA3F2'], [0.8, '#C6E7FD']),
    sun: '#FFE08F',
    arc: 0.5,
    far: '#7CC3F4',
    haze: '#C6E7FD',
    middle: '#2F93DF',
    near: '#0B66B0',
    snow: '#FFFFFF',
  },
  {
    name: 'early afternoon',
    sky: stops([0, '#3FA9E8'], [0.8, '#DFF1F0']),
    sun: '#FFE08F',
    arc: 0.61,
    far: '#86C6DD',
    haze: '#D3ECEE',
    middle: '#3F96BC',
    near: '#17678F',
    snow: '#FFF8EE',
  },
  {
    name: 'afternoon',
    sky: stops([0, '#7CC2EE'], [0.8, '#FFF2D6']),
    sun: '#FFC46B',
    arc: 0.7,
    far: '#9CC9D6',
    haze: '#EAF0E2',
    middle: '#5597B4',
    near: '#20607F',
    snow: '#FFF8EE',
  },
  {
    name: 'golden hour',
    sky: stops([0, '#FBD48A'], [0.75, '#FFF3D8']),
    sun: '#F58A3A',
    arc: 0.79,
    far: '#E3B27E',
    haze: '#F6E2C2',
    middle: '#A98272',
    near: '#33587F',
    snow: '#FFF8EE',
  },
  {
    name: 'sunset',
    sky: stops([0, '#F9A15E'], [0.75, '#FFE0AE']),
    sun: '#E54100',
    arc: 0.88,
    low: true,
    far: '#D98B5C',
    haze: '#F3C493',
    middle: '#8C6668',
    near: '#24456C',
    snow: '#FFC08E',
  },
  {
    name: 'dusk',
    sky: stops([0, '#2B5490'], [0.32, '#6D9FD3'], [0.5, '#FFE0C2'], [0.72, '#F7AE82']),
    sun: '#FF7A33',
    arc: 0.96,
    low: true,
    far: '#5B7FAE',
    haze: '#A5B8D2',
    middle: '#2F5687',
    near: '#143458',
    snow: '#FFB78A',
  },
  {
    name: 'night',
    sky: stops([0, '#071D38'], [0.85, '#1E4F88']),
    sun: '#FFF1D0',
    arc: 0.24,
    night: true,
    far: '#1B4A80',
    haze: '#1B4F88',
    middle: '#11365F',
    near: '#0A2442',
    snow: '#4F86BD',
  },
];
