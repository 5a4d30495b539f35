import { circle, line, type Point, tidy } from '#artwork/svg.ts';
import { curve, drawn, hangers, heightAt } from '#artwork/working/night-span.ts';
import { round } from './lanterns.ts';

const LIGHT = '#BFE3FC';

/** The planned bridge as lines of light over the valley. */
interface Blueprint {
  readonly tower: Point;
  readonly height: number;
  readonly anchors: readonly [left: Point, right: Point];
  readonly slack: number;
  readonly step: number;
}

/** A soft line under a thin one, so that it seems to glow. */
function shining(data: string, width: number, dashes?: string): string {
  const dashed = dashes === undefined ? {} : { 'stroke-dasharray': dashes };
  return (
    line(data, '#5FB4F5', width * 4.5, { ...round, opacity: 0.16 }) +
    line(data, LIGHT, width, { ...round, ...dashed })
  );
}

function towerLines(height: number, [x, y]: Point): string {
  const at = (half: number, share: number): string =>
    `M${x - half} ${tidy(y - height * share)}h${2 * half}`;
  return (
    `M${x - 26} ${y + 14}L${x - 17} ${y - height}h34L${x + 26} ${y + 14}` +
    `M${x - 14} ${y + 14}L${x - 8} ${y - height}M${x + 14} ${y + 14}L${x + 8} ${y - height}` +
    at(19, 0.86) +
    at(21, 0.58) +
    at(23, 0.3)
  );
}

/** The planned width: an arrowed line under the deck. */
function dimension(from: number, to: number, y: number): string {
  return (
    `M${from} ${y}H${to}M${from} ${y - 6}v12M${to} ${y - 6}v12` +
    `M${from + 8} ${y - 4}l-8 4 8 4M${to - 8} ${y - 4}l8 4-8 4`
  );
}

function nodes(points: readonly Point[], r: number): string {
  return points
    .map((at) => circle(at, r, { fill: '#0F3D70', stroke: '#FFFFFF', 'stroke-width': r * 0.5 }))
    .join('');
}

export function blueprint(plan: Blueprint): string {
  const { tower, height, anchors, slack, step } = plan;
  const [x, y] = tower;
  const top: Point = [x, y - height];
  const main = curve(anchors[0], top, slack);
  const side = curve(top, anchors[1], slack * 0.35);
  const joints = [0.34, 0.56, 0.78].map((share): Point => {
    const at = Math.round(anchors[0][0] + (x - anchors[0][0]) * share);
    return [at, heightAt(main, at)];
  });
  const feet = joints.map(([at]): Point => [at, y]);
  return (
    line(hangers(main, y, step) + hangers(side, y, step), LIGHT, 1, {
      opacity: 0.5,
      'stroke-dasharray': '3 4',
    }) +
    line(dimension(anchors[0][0], x, y + 30), LIGHT, 1.2, { opacity: 0.7 }) +
    shining(drawn(main) + drawn(side), 2.4, '9 7') +
    shining(`M${anchors[0][0]} ${y}H${anchors[1][0]}`, 2.4, '14 6') +
    line(`M${anchors[0][0]} ${y + 7}H${anchors[1][0]}`, LIGHT, 1.2, { opacity: 0.7 }) +
    shining(towerLines(height, tower), 1.8) +
    nodes([...anchors, top, [x, y], ...joints, ...feet], 4.6)
  );
}
