import { group, type Point, path, tidy } from '#artwork/svg.ts';

function turned(shape: (angle: number) => string, count: number, fill: string, shift = 0): string {
  const all = Array.from({ length: count }, (_, index) =>
    shape(((index + shift) / count) * 2 * Math.PI),
  );
  return path(all.join(''), { fill });
}

function polar(radius: number, angle: number): string {
  return `${tidy(radius * Math.cos(angle))} ${tidy(radius * Math.sin(angle))}`;
}

/** A petal between two radii, as wide as the angle. */
function petal(from: number, to: number, width: number): (angle: number) => string {
  return (angle) => {
    const bulge = from + (to - from) * 0.55;
    return `M${polar(from, angle)}Q${polar(bulge, angle - width)} ${polar(to, angle)}Q${polar(bulge, angle + width)} ${polar(from, angle)}z`;
  };
}

function ring(radius: number, fill: string): string {
  return path(
    `M-${radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0`,
    {
      fill,
    },
  );
}

const SQUASH = 0.26;

/** A pattern of colored powder on the ground, half as high as a circle because of perspective. */
export function rangoli([x, y]: Point, radius: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${radius / 100} ${(radius * SQUASH) / 100})` },
    ring(100, '#FFF3E2'),
    ring(95, '#B03552'),
    turned(petal(58, 94, 0.2), 16, '#F6CF6B'),
    turned(petal(62, 84, 0.12), 16, '#D9577A'),
    ring(64, '#FFF3E2'),
    ring(60, '#17609F'),
    turned(petal(22, 60, 0.42), 8, '#FFF3E2'),
    turned(petal(24, 54, 0.3), 8, '#E0708C'),
    turned(petal(30, 58, 0.2), 8, '#62BE8B', 0.5),
    ring(25, '#F6CF6B'),
    turned(petal(2, 24, 0.5), 6, '#B03552'),
    ring(6, '#FFF3E2'),
  );
}
