import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Film {
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly rate: number;
}

/** The posters' color matrix. Without it, players guess another one. */
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** For all players. The index is at the front, so that playback starts with the first bytes. */
export const H264 = [
  ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-profile:v', 'high'],
  ...['-movflags', '+faststart'],
];

/** About half the bytes, for browsers that support it. */
export const AV1 = ['-c:v', 'libsvtav1', '-preset', '8', '-svtav1-params', 'lp=1'];

function ffmpeg(film: Film, codec: readonly string[], quality: number, target: string): string[] {
  const { width, height, rate } = film;
  return [
    ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ...['-r', String(rate), '-i', '-', '-an', '-threads', '1', '-g', String(rate * 4)],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...BT709],
    ...[...codec, '-crf', String(quality)],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', target],
  ];
}

interface Output {
  readonly codec: readonly string[];
  readonly quality: number;
  readonly target: string;
}

interface Encoder {
  write: (frame: Buffer) => Promise<void>;
  finish: () => Promise<void>;
}

function open(film: Film, { codec, quality, target }: Output): Encoder {
  const child = spawn('ffmpeg', ffmpeg(film, codec, quality, target), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, SVT_LOG: '1' },
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  // If ffmpeg fails, its own message says more than the broken pipe.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`Rendering needs ffmpeg: ${error.message}`)));
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${target}: ${complaint}`)),
    );
  });
  return {
    write: async (frame) => {
      if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended]);
    },
    finish: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** Pipes raw RGB frames into one ffmpeg per output. */
export async function encode(
  film: Film,
  frames: AsyncIterable<Buffer>,
  outputs: readonly Output[],
): Promise<void> {
  const encoders = outputs.map((output) => open(film, output));
  for await (const frame of frames) await Promise.all(encoders.map(({ write }) => write(frame)));
  await Promise.all(encoders.map(({ finish }) => finish()));
}
