import type { Command } from 'commander';
import type { DevOptions } from '../dev.ts';
import { keepCode } from './engine.ts';
import { interrupted } from './failure.ts';
import { noteReach, print, showInBrowser, siteFolder } from './output.ts';
import { openProgress } from './progress.ts';
import { parsePort, SiteCommand } from './site-options.ts';
import { takeBackHalfRename } from './taken-back.ts';
import { watchReporter } from './watch-reporter.ts';

interface Flags extends DevOptions {
  host: string;
  open?: boolean;
  why?: string;
}

/** The command `lectern dev [site]`. It serves a site with live updates, until Ctrl+C. */
export function devCommand(): Command {
  return new SiteCommand('dev')
    .description('serve a site, and update open pages when its sources change')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option(
      '--port <number>',
      'the port to listen on; if the port is in use, the next free port; 0 for any free port',
      parsePort,
      4000,
    )
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .siteOptions('open')
    .option('--why <page>', 'print the dependencies of a page, and the reason for each rebuild')
    .siteOptions('locale', 'config', 'stubMissing', 'cacheDir', 'parser')
    .action(async (site: string | undefined, { port, host, open, why, ...siteOptions }: Flags) => {
      const ended = interrupted();
      keepCode();
      const siteDir = siteFolder(site);
      await takeBackHalfRename(siteDir);
      const { dev } = await import('../dev.ts');
      const progress = openProgress(true);
      const server = await dev(
        siteDir,
        { port, host, explain: why, ...siteOptions, onProgress: progress.report },
        watchReporter(siteDir, { explain: why, onOutcome: progress.end }),
      );
      noteReach(host);
      print(`Showing ${siteDir} at ${server.url}`);
      if (open) await showInBrowser(server.url);
      process.exitCode = await ended;
      await server.close();
    });
}
