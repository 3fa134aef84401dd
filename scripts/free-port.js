import { createServer } from 'node:net';

/** The number of ports to try. */
const tries = 20;

/**
 * @param first the preferred port
 * @returns the preferred port, or else the first free port above it
 * @throws Error if none of the 20 ports is free
 */
export async function freePort(first) {
  const end = Math.min(first + tries, 65_536);
  for (let port = first; port < end; port += 1) if (await isFree(port)) return port;
  throw new Error(`The ports ${first} to ${end - 1} are in use. Set PORT to a free one.`);
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
