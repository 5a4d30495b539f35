import { bridge, type Span } from './bridge.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, stops, whole } from './sheet.ts';
import { halo, moon, stars } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';

// The color of the card below.
const CARD = '#0A2442';

export function nightCard(name: string): string {
  const sheet = createSheet({ name, width: 360, height: 150, align: 'xMidYMax slice' });
  const middle = ridgeLine({ keys: evenKeys(360, [102, 88, 106, 90, 104, 86, 98]), seed: 91 });
  const near = ridgeLine({
    keys: outline(
      '-10,116 40,124 76,126 104,127 120,137 180,143 240,137 256,127 284,126 324,122 ' + '370,112',
    ),
    seed: 92,
    rounds: 2,
    roughness: 0.06,
  });
  const span: Span = { left: [90, 125], right: [270, 125], tower: 44, cableSag: 27, deckSag: 4 };
  return sheet.render(
    whole(sheet, sheet.fade([0, '#071D38'], [0.9, '#1E4F88'])),
    stars({ from: [8, 6], to: [352, 80], count: 40, seed: 12, moon: [296, 38] }),
    halo(sheet, {
      center: [296, 38],
      across: 92,
      light: stops([0, '#FFE6C4', 0.5], [0.5, '#9FBCDC', 0.16], [1, '#5F95CC', 0]),
    }),
    moon([296, 38], 15),
    snowPeaks(
      sheet,
      [
        { summit: [58, 46], left: 84, right: 76 },
        { summit: [206, 58], left: 70, right: 70 },
        { summit: [338, 72], left: 60, right: 60 },
      ],
      {
        base: 128,
        sunX: 290,
        seed: 9,
        shade: '#1F5390',
        lit: '#6A9BCB',
        haze: '#1B4F88',
        jitter: 3,
      },
    ),
    ridge(sheet, middle, { crest: '#123D6C', foot: '#17406F', footAt: 150 }),
    bridge(span, { color: '#071B33', rim: '#FFD9AE', hangers: 18, weight: 0.75 }),
    pines(near, { count: 26, seed: 3, color: CARD, heights: [7, 13], within: [-10, 70] }),
    pines(near, { count: 26, seed: 4, color: CARD, heights: [7, 13], within: [290, 370] }),
    ridge(sheet, near, { crest: CARD, foot: CARD, footAt: 150 }),
  );
}
