import { formatNumber } from '#console/ui/formats.ts';

const MB = 1024 ** 2;

/** `120 MB`, `12.5 GB` */
export function byteText(bytes: number): string {
  if (bytes < 1024 * MB) return `${formatNumber(Math.round(bytes / MB))} MB`;
  return `${formatNumber(Math.round(bytes / MB / 102.4) / 10)} GB`;
}
