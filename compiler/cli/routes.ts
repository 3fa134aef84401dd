import { Command } from 'commander';
import { print, printDiagnostics, printJson, siteFolder } from './output.ts';
import { parserOption } from './parser-option.ts';
import { cacheDirOption } from './site-options.ts';

/** `lectern routes [site]`: every route, sorted by path. */
export function routesCommand(): Command {
  return new Command('routes')
    .description('list every route of a site')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--json', 'print them as JSON: [{path, kind, title, source}]')
    .addOption(cacheDirOption())
    .addOption(parserOption())
    .action(async (site: string | undefined, flags: { json?: boolean; cacheDir?: string }) => {
      const siteDir = siteFolder(site);
      const { inspect } = await import('../inspect.ts');
      const { site: built, diagnostics } = await inspect(siteDir, { cacheDir: flags.cacheDir });
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        await printDiagnostics(errors, siteDir);
        process.exitCode = 1;
      }
      const routes = built.routes.map(({ path, kind, title, source }) => ({ path, kind, title, source }));
      if (flags.json) printJson(routes);
      else for (const { path, kind, title } of routes) print(`${path}  ${kind}  ${title}`);
    });
}
