import path from 'node:path';
import { refusal, type ConfigError } from '../../diagnostics/errors/problem.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { Files } from '../../fs/files.ts';
import type { PublishedRoute } from '../../site/routes/published-route.ts';
import { parseRoutes } from './routes-file.ts';
import { fileText } from '../../fs/text-file.ts';

/** Time limit for the response of a published site, in milliseconds. */
const timeLimit = 30_000;
const inCorpus = 'corpus/routes.json';

/**
 * Reads the published routes of a site.
 *
 * @param against a compiled folder, a file of routes, or the URL of a folder or file
 * @throws ConfigError if no routes are found, EnvironmentError if the host doesn't respond
 */
export async function readAgainst(against: string, files: Files): Promise<readonly PublishedRoute[]> {
  const { name, text } = /^https?:\/\//.test(against) ? await fetchRoutes(against) : await readFolder(against, files);
  const { routes, diagnostics } = parseRoutes(name, text);
  const [diagnostic] = diagnostics;
  if (diagnostic) throw unfit(`"${name}" contains no routes: ${diagnostic.message}`);
  return routes;
}

async function readFolder(against: string, files: Files): Promise<{ name: string; text: string }> {
  const given = path.resolve(against);
  const isFolder = (await files.stat(given))?.kind === 'folder';
  const text = await fileText(isFolder ? path.join(given, inCorpus) : given, files);
  if (text === undefined)
    throw unfit(isFolder ? `"${against}" is not a compiled site` : `there is no file or folder "${against}"`);
  return { name: against, text };
}

async function fetchRoutes(against: string): Promise<{ name: string; text: string }> {
  const url = against.endsWith('.json') ? against : `${against.replace(/\/*$/, '/')}${inCorpus}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) }).catch((error: Error) => {
    throw new EnvironmentError(
      `"${url}" can't be fetched: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (!response.ok) throw unfit(`the server answered the request for "${url}" with status ${response.status}`);
  return { name: url, text: await response.text() };
}

function unfit(message: string): ConfigError {
  const hint = 'name a compiled folder, a file such as "lectern.routes.json", or the address of a published site';
  return refusal('--against', { message, hint });
}
