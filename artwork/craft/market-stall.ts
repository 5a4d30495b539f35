import { element, line, type Point, path, place } from '#artwork/svg.ts';

const WOOD = '#5A3526';
const WOOD_LIGHT = '#8E5A2E';
const STRIPE = 34;

/** Strips of cotton in alternating colors, each with a round hem. */
function awning(width: number): string {
  const stripe = (index: number): string => {
    const x = index * STRIPE;
    return `M${x} 0h${STRIPE}v44q0 14-${STRIPE / 2} 14t-${STRIPE / 2}-14z`;
  };
  const every = (from: number): string => {
    let data = '';
    for (let index = from; index * STRIPE < width; index += 2) data += stripe(index);
    return data;
  };
  return (
    path(every(0), { fill: '#FFF8EE' }) +
    path(every(1), { fill: '#2E86CC' }) +
    path(`M0 0h${width}v9H0z`, { fill: '#0B3355', opacity: 0.16 })
  );
}

function jars(x: number, y: number): string {
  const jar = (at: number, fill: string): string =>
    element('rect', { x: x + at, y: y - 30, width: 22, height: 30, rx: 6, fill }) +
    element('rect', { x: x + at + 4, y: y - 35, width: 14, height: 6, rx: 2, fill: WOOD });
  return jar(0, '#C98F5C') + jar(28, '#DCE6EF') + jar(56, '#7FB08A');
}

function sack([x, y]: Point, fill: string): string {
  return place(
    [x, y],
    1,
    path('M-24-30q24-22 48 0z', { fill }) +
      path('M-24-34q24 12 48 0l5 34h-58z', { fill: '#F1DFC2' }) +
      path('M8-30q10-1 16-4l5 34H10z', { fill: '#FFFFFF', opacity: 0.4 }),
  );
}

/** The part behind the shopkeeper: origin at the upper left, 238 wide. */
export function stallBack(at: Point, ground: number): string {
  return place(
    at,
    1,
    path(`M14 20h210V${ground}H14z`, { fill: '#9C5A42' }) +
      path(`M14 20h210v56H14z`, { fill: '#4A2B1F', opacity: 0.35 }) +
      path('M26 118h186v7H26z', { fill: WOOD }) +
      jars(30, 118) +
      jars(136, 118),
  );
}

/** The counter, the posts and the awning, in front of the shopkeeper. */
export function stallFront(at: Point, counter: number, ground: number): string {
  const slats = [0, 1, 2, 3, 4, 5].map(
    (index) => `M${30 + index * 36} ${counter + 20}V${ground - 4}`,
  );
  return place(
    at,
    1,
    path(`M8 30h11V${ground}H8zM219 30h11V${ground}h-11z`, { fill: WOOD_LIGHT }) +
      path(`M2 ${counter}h234v13H2z`, { fill: '#E3B98C' }) +
      path(`M10 ${counter + 13}h218V${ground}H10z`, { fill: WOOD_LIGHT }) +
      path(`M10 ${counter + 13}h218v6H10z`, { fill: '#06182B', opacity: 0.2 }) +
      line(slats.join(''), WOOD, 2.4, { opacity: 0.6 }) +
      sack([176, counter], '#7FB08A') +
      sack([212, counter], '#D9A94E') +
      awning(238),
  );
}
