import { serverUrls } from '#db/database-url.ts';

/** Modes that the driver treats as `verify-full`, with a warning in each process. */
const VERIFYING_MODES = new Set(['prefer', 'require', 'verify-ca']);

/** The servers of one address; connections go to the one that last accepted writes. */
export class Servers {
  readonly count: number;
  readonly urls: readonly string[];
  #at = 0;

  constructor(address: string) {
    this.urls = serverUrls(address).map(withExplicitMode);
    this.count = this.urls.length;
  }

  get current(): string {
    return this.urls[this.#at] ?? '';
  }

  /** Moves on to the next server, unless another caller has already left `url`. */
  leave(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.count;
  }

  /** Uses this server for now, although it may be a standby. */
  use(url: string): void {
    this.#at = Math.max(0, this.urls.indexOf(url));
  }
}

function withExplicitMode(address: string): string {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode') ?? '';
  if (!VERIFYING_MODES.has(mode) || url.searchParams.has('uselibpqcompat')) return address;
  return address.replace(`sslmode=${mode}`, 'sslmode=verify-full');
}
