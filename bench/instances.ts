/** Two instances of the built site on different ports, with one PostgreSQL. */
import { freePort } from '#tests/free-port.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';

export interface Instance {
  port: number;
  origin: string;
  /** Ends it like a supervisor does. */
  stop: () => Promise<void>;
}

export const INSTANCE_SETTINGS = {
  CAPTCHA: 'off',
  RATE_LIMIT_FORMS: 'off',
  RATE_LIMIT_READS: 'off',
  TRUST_PROXY: '1',
};

/** @param folder of the project with the build */
export async function startInstance(
  folder: string,
  settings: { DATABASE_URL: string; PUBLIC_URL: string },
  port?: number,
): Promise<Instance> {
  const ownPort = port ?? (await freePort());
  const server: BuiltServer = await startBuilt(folder, {
    settings: { ...INSTANCE_SETTINGS, ...settings, PORT: String(ownPort) },
  });
  return { port: ownPort, origin: `http://127.0.0.1:${ownPort}`, stop: server.stop };
}
