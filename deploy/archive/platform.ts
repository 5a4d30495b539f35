/** The platforms for which an archive can be made: `linux-x64`, `linux-arm64-musl`. */
import { Failure } from '#scripts/failure.mjs';
import type { LockedPackage } from './lock-file.ts';

export interface Platform {
  name: string;
  os: string;
  cpu: string;
  /** Only on Linux. */
  libc?: 'glibc' | 'musl';
}

const PLATFORM = /^(linux|darwin|win32)-(x64|arm64)(-musl)?$/;

/** The machine that runs this. */
export function ownPlatform(): Platform {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const isMusl = process.platform === 'linux' && header.glibcVersionRuntime === undefined;
  return platformOf(`${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`);
}

/** @throws Failure with one line for the operator */
export function platformOf(name: string): Platform {
  const [, os, cpu, musl] = PLATFORM.exec(name) ?? [];
  if (!os || !cpu || (musl && os !== 'linux')) {
    throw new Failure(
      `--platform ${name} is not known: use linux-x64, linux-arm64, linux-x64-musl (Alpine), linux-arm64-musl, darwin-arm64 or win32-x64.`,
    );
  }
  return { name, os, cpu, ...(os === 'linux' && { libc: musl ? 'musl' : 'glibc' }) };
}

/** Whether a package can be installed there. Most packages do not name any platform. */
export function fits({ os, cpu, libc }: LockedPackage, platform: Platform): boolean {
  const accepts = (values: string[] | undefined, value: string | undefined) =>
    !values || (value !== undefined && values.includes(value));
  return accepts(os, platform.os) && accepts(cpu, platform.cpu) && accepts(libc, platform.libc);
}
