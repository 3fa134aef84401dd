import type { Command } from 'commander';
import { errorsIn } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format.ts';
import type { Site } from '../site/site.ts';
import { print, printDiagnostics, siteFolder } from './output.ts';
import { withProgress } from './progress.ts';
import { SiteCommand } from './site-options.ts';

interface Flags {
  json?: boolean;
  save?: boolean;
  cacheDir?: string;
  config?: string;
}

/** The command `lectern routes [site]`. It lists all routes, sorted by path. */
export function routesCommand(): Command {
  return new SiteCommand('routes')
    .description('list every route of a site')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--json', 'print the content of corpus/routes.json')
    .optionWithout('json', '--save', 'save the routes in lectern.routes.json, and warn later if one is missing')
    .siteOptions('config', 'cacheDir', 'parser')
    .action(async (site: string | undefined, flags: Flags) => {
      const siteDir = siteFolder(site);
      if (flags.save) return save(siteDir, flags);
      const { inspect } = await import('../inspect.ts');
      const { cacheDir, config, json } = flags;
      const { site: built, diagnostics } = await withProgress(!json, (onProgress) =>
        inspect(siteDir, { cacheDir, config, onProgress }),
      );
      const errors = errorsIn(diagnostics);
      if (errors.length > 0) {
        await printDiagnostics(errors, siteDir);
        process.exitCode = 1;
      }
      await (json ? printFile(built) : printRoutes(built));
    });
}

async function printRoutes(site: Site): Promise<void> {
  const { titledRoutes } = await import('../emit/route-details.ts');
  for (const { path, kind, title } of titledRoutes(site)) print(`${path}  ${kind}  ${title}`);
}

async function printFile(site: Site): Promise<void> {
  const [{ routesFile }, { listJson }] = await Promise.all([import('../emit/tables.ts'), import('../emit/json.ts')]);
  print(listJson(routesFile({ site })).trimEnd());
}

async function save(siteDir: string, flags: Flags): Promise<void> {
  const { keepRoutes } = await import('../keep-routes.ts');
  const { cacheDir, config } = flags;
  const { file, count, added, dropped, errors } = await keepRoutes(siteDir, { cacheDir, config });
  if (errors.length > 0) {
    await printDiagnostics(errors, siteDir);
    print(`Nothing was written: ${plural(errors.length, 'error')}.`);
    process.exitCode = 1;
    return;
  }
  for (const path of dropped) print(`removed: ${path}`);
  print(`${plural(count, 'route')} in ${file}, ${added.length} new, ${dropped.length} removed.`);
}
