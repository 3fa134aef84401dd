import type { Command } from 'commander';
import path from 'node:path';
import { interrupted } from './failure.ts';
import { isLoopback, noteReach, print, showInBrowser, siteFolder } from './output.ts';
import { parsePort, SiteCommand } from './site-options.ts';

/** The command `lectern serve [dist]`. It serves a compiled site, until Ctrl+C. */
export function serveCommand(): Command {
  return new SiteCommand('serve')
    .description('preview a compiled site')
    .argument('[dist]', 'the output folder (default: dist in the current site)')
    .option('--port <number>', 'the port to listen on; 0 for any free port', parsePort, 4000)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .siteOptions('open')
    .action(async (dist: string | undefined, { port, host, open }: { port: number; host: string; open?: boolean }) => {
      const dir = path.resolve(dist ?? path.join(siteFolder(undefined), 'dist'));
      const [{ serve }, { disk }] = await Promise.all([import('../serve/server.ts'), import('../fs/disk.ts')]);
      const server = await serve(disk, { dir, port, host, checkHost: isLoopback(host) });
      noteReach(host);
      print(`Serving ${dir} at ${server.url}`);
      if (open) await showInBrowser(server.url);
      process.exitCode = await interrupted();
      await server.close();
    });
}
