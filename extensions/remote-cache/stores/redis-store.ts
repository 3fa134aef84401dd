import type { Redis as Client } from 'ioredis';
import { loadPackage } from './load-package.ts';
import type { Store } from './store.ts';

/** Lifetime of a group, in seconds. Redis removes a group if no machine has written it for this time. */
const lifetime = 30 * 24 * 3600;

/**
 * Opens a database of Redis.
 *
 * @param url may contain user, password and the number of the database: `redis://:password@host:6379/2`
 * @throws MissingPackage if ioredis is not installed
 */
export async function redisStore(url: URL, signal: AbortSignal): Promise<Store> {
  const { Redis } = await loadPackage<{ Redis: typeof Client }>('ioredis');
  const client = new Redis(url.href, { maxRetriesPerRequest: 0, retryStrategy: () => null });
  let failure: Error | undefined;
  client.on('error', (error: Error) => (failure ??= error));
  signal.addEventListener('abort', () => client.disconnect());
  const keyOf = (name: string) => `lectern:${name}`;
  /**
   * Runs a Redis command. Without a connection, the command's error lacks the reason, so this throws the client's
   * first error.
   */
  const run = async <Value>(command: Promise<Value>): Promise<Value> => {
    try {
      return await command;
    } catch (error) {
      throw failure ?? error;
    }
  };
  return {
    get: async (name) => (await run(client.getBuffer(keyOf(name)))) ?? undefined,
    put: async (name, bytes) => void (await run(client.set(keyOf(name), Buffer.from(bytes), 'EX', lifetime))),
    close: () => client.disconnect(),
  };
}
