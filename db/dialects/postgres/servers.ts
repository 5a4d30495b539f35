import { serverUrls } from '#db/database-url.ts';

/** Modes that the driver takes for `verify-full`, with a warning for each process. */
const STRICT = new Set(['prefer', 'require', 'verify-ca']);

/** The servers of one address, of which connections go to the one that last took writes. */
export class Servers {
  readonly count: number;
  readonly #urls: readonly string[];
  #at = 0;

  constructor(address: string) {
    this.#urls = serverUrls(address).map(withStatedMode);
    this.count = this.#urls.length;
  }

  get current(): string {
    return this.#urls[this.#at] ?? '';
  }

  /** The next connection goes to another server, unless somebody has moved on from this one already. */
  leave(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.count;
  }

  /** Connections go to this one for now, though it may be a standby. */
  use(url: string): void {
    this.#at = Math.max(0, this.#urls.indexOf(url));
  }
}

function withStatedMode(address: string): string {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode') ?? '';
  if (!STRICT.has(mode) || url.searchParams.has('uselibpqcompat')) return address;
  return address.replace(`sslmode=${mode}`, 'sslmode=verify-full');
}
