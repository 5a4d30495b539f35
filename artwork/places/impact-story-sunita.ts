import { hourLight } from '#artwork/hour-light.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { circle, element, line, path, place } from '#artwork/svg.ts';
import { eaves, farmhouse, floor, post } from './farmhouse.ts';
import { figure } from './figure.ts';
import { bushes, tree } from './garden.ts';
import { hourNamed, slideSheet } from './slide.ts';
import { standing } from './stances.ts';
import { sunita, writingArm } from './sunita.ts';

const goldenLeaves = { shade: '#5E7A52', leaf: '#7F9A58', light: '#BDBE6C', trunk: '#5A3A2A' };

function backdrop(sheet: Sheet): string {
  const hour = hourNamed('golden hour');
  const far = ridgeLine({ keys: evenKeys(960, [252, 236, 246, 226, 238, 222, 240]), seed: 681 });
  const near = ridgeLine({ keys: evenKeys(960, [286, 276, 282, 268, 276, 262, 270]), seed: 682 });
  return (
    whole(sheet, sheet.fade(...hour.sky)) +
    hourLight(sheet, hour, [760, 160], 44) +
    birds([410, 128], '#33587F') +
    ridge(sheet, far, { crest: '#DDAE84', foot: '#F3DDB8', footAt: 340 }) +
    ridge(sheet, near, { crest: '#B0937C', foot: '#E3CDA2', footAt: 360 })
  );
}

/** Young rice in strips between low banks, with water in the nearest. */
function ricefield(sheet: Sheet): string {
  const strips = ['#C9BF6A', '#B2B75F', '#9BAB58', '#869F54', '#749450', '#64894E'];
  const tops = [312, 324, 340, 360, 386, 418];
  const fields = tops.map((y, index) =>
    path(`M300 ${y + 4}Q620 ${y - 6} 980 ${y + 2}V560H300z`, { fill: strips[index] ?? '#64894E' }),
  );
  const banks = tops.map((y) => `M300 ${y + 4}Q620 ${y - 6} 980 ${y + 2}`).join('');
  let shoots = '';
  for (const [row, y] of [350, 372, 402].entries()) {
    for (let x = 330 + row * 9; x < 970; x += 26 + row * 4)
      shoots += `M${x} ${y}l-3-9m3 9v-11m0 11l3-9`;
  }
  const water = sheet.fade([0, '#FFF0CE', 0.9], [1, '#F6D79E', 0.3]);
  return (
    fields.join('') +
    path('M560 387Q700 378 980 385v24Q760 402 560 412z', { fill: water }) +
    line(banks, '#F6E2A8', 2, { opacity: 0.6 }) +
    line(shoots, '#5E7F45', 2, { 'stroke-linecap': 'round', opacity: 0.7 })
  );
}

/** In a sari, with tea for her daughter. */
function mother(): string {
  const look = {
    hair: 'bun',
    skin: '#9A5D38',
    coat: '#A24A50',
    trousers: '#A24A50',
    skirt: true,
  } as const;
  const drape = path('M-12-60L3-76l9 4-2 9Q0-52-11-42z', { fill: '#F2D9B4' });
  const hem = path('M-13.3-11h28.3l.6 5h-29.6z', { fill: '#F2D9B4' });
  const glass = path('M12-55h9l-1.4 11h-6.2z', { fill: '#F6E9D2' });
  return figure([150, 470], 2.42, standing, look, { held: drape + hem + glass });
}

function laptop(): string {
  return (
    path('M-74-96q0-8 8-8H66q8 0 8 8V0H-74z', { fill: '#C5D2DE' }) +
    path('M30-104h36q8 0 8 8V0H52z', { fill: '#E9DCC4', opacity: 0.8 }) +
    circle([0, -52], 9, { fill: '#FFFFFF' }) +
    line('M-5-51q5 5 10 0M-4-56v8M4-56v8', '#0A73C2', 1.8) +
    path('M-88 0H88v6q0 4-4 4H-84q-4 0-4-4z', { fill: '#A9B9C8' })
  );
}

function desk(): string {
  return (
    path('M360 452h20l-6 88h-12zM800 452h20l-2 88h-12z', { fill: '#6B4630' }) +
    element('rect', { x: 336, y: 436, width: 508, height: 18, rx: 4, fill: '#B98A5C' }) +
    path('M336 454h508v7H336z', { fill: '#43261C', opacity: 0.3 }) +
    line('M340 438h500', '#FFE2B0', 2.4, { 'stroke-linecap': 'round', opacity: 0.8 })
  );
}

function onDesk(): string {
  return (
    path('M516 438l14-15h104l-10 15z', { fill: '#FFFFFF' }) +
    line('M540 430h20', '#A9B9C8', 2) +
    path('M404 436v-30h30v20q0 10-10 10z', { fill: '#2E86CC' }) +
    line('M404 412q-12 0-10 9t10 7', '#2E86CC', 4) +
    place([704, 434], 1, laptop())
  );
}

/** A tester's late afternoon at home in Dang. */
export function impactStorySunita(name: string): string {
  const sheet = slideSheet(name);
  return sheet.render(
    backdrop(sheet),
    tree([884, 318], 0.9, goldenLeaves),
    tree([832, 314], 0.6, goldenLeaves),
    bushes([330, 316], [480, 312], 9, goldenLeaves.shade),
    ricefield(sheet),
    farmhouse(),
    mother(),
    floor(sheet),
    eaves(),
    post(318),
    post(900),
    sunita([566, 438], 1.18),
    desk(),
    onDesk(),
    writingArm([566, 428], 1.18),
  );
}
