import type { Command } from 'commander';
import path from 'node:path';
import { interrupted } from './failure.ts';
import { isLoopback, noteReach, print, showInBrowser, siteFolder } from './output.ts';
import { parsePort, SiteCommand } from './site-options.ts';

interface Flags {
  port: number;
  host: string;
  open?: boolean;
  site?: string;
}

/** The command `lectern serve [dist]`. It serves a compiled site, until Ctrl+C. */
export function serveCommand(): Command {
  return new SiteCommand('serve')
    .description('preview a compiled site')
    .argument('[dist]', 'the output folder (default: dist in the current site)')
    .option('--port <number>', 'the port to listen on; 0 for any free port', parsePort, 4000)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--site <dir>', 'the folder of a site whose extensions also answer requests')
    .siteOptions('open')
    .action(async (dist: string | undefined, { port, host, open, site }: Flags) => {
      const dir = path.resolve(dist ?? path.join(siteFolder(site), 'dist'));
      const [{ serve }, { disk }] = await Promise.all([import('../serve/server.ts'), import('../fs/disk.ts')]);
      const handle = site === undefined ? undefined : await requestsOf(site, dir);
      const server = await serve(disk, { dir, port, host, checkHost: isLoopback(host), handle });
      noteReach(host);
      print(`Serving ${dir} at ${server.url}`);
      if (open) await showInBrowser(server.url);
      process.exitCode = await interrupted();
      await server.close();
    });
}

/** @returns a function that lets the extensions of a site answer requests */
async function requestsOf(site: string, dir: string) {
  const [{ extensionRequests }, { openSite }] = await Promise.all([
    import('../serve/extension-requests.ts'),
    import('../project/open-site.ts'),
  ]);
  const opened = await openSite(site);
  return extensionRequests(() => opened, dir);
}
