import path from 'node:path';
import { disk } from '../fs/disk.ts';
import { fileText } from '../fs/text-file.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { ServeOptions } from './server.ts';

/**
 * Creates a request handler that passes each request to the site's extensions.
 *
 * @param siteOf returns the current site, which changes with the config
 * @param dir absolute path of the output folder
 */
export function extensionRequests(siteOf: () => OpenSite, dir: string): NonNullable<ServeOptions['handle']> {
  return async (request, response) => {
    const site = siteOf();
    if (!site.extensions.some(({ hooks }) => hooks.handle)) return false;
    const { handleRequest } = await import('./handle-request.ts');
    return handleRequest(site, (file) => fileText(path.join(dir, file), disk), request, response);
  };
}
