import { type Light, lightAt } from '#artwork/film/light.ts';
import { stops } from '#artwork/sheet.ts';

/** The night of the crossing video: blue, with the last warm light on the snow. */
const night: Light = {
  ...lightAt(1.5),
  sky: stops([0, '#061B33'], [0.4, '#0B2F58'], [0.75, '#1E5189'], [1, '#3F6FA6']),
  far: '#2A62A0',
  haze: '#2C68A6',
  middle: '#16457A',
  near: '#0A2A50',
  snow: '#FFCFA6',
};

/** The light of the valley at six times of day. */
export const lights = {
  firstLight: lightAt(0.03),
  earlyMorning: lightAt(0.19),
  lateMorning: lightAt(0.39),
  afternoon: lightAt(0.66),
  dusk: lightAt(0.96),
  night,
} as const satisfies Record<string, Light>;
