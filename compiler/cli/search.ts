import { Command } from 'commander';
import path from 'node:path';
import type { Route } from '../../corpus/types.ts';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { list } from '../diagnostics/rule.ts';
import { wholeNumber } from './site-options.ts';
import { note, print, printJson, siteFolder } from './output.ts';
import { searchExportCommand } from './search-export.ts';

interface Flags {
  version?: string;
  instance?: string;
  limit: number;
  json?: boolean;
}

/** The command `lectern search <query> [dist]`. It prints the results that the search of the compiled site returns. */
export function searchCommand(): Command {
  return new Command('search')
    .description('search a compiled site with its own index')
    .argument('<query>', 'the search words')
    .argument('[dist]', 'the output folder (default: dist in the current site)')
    .option('--version <name>', 'search docs of this version (default: the last version of each instance)')
    .option('--instance <id>', 'search only this docs instance or blog')
    .option('--limit <number>', 'the number of results', wholeNumber(1), 10)
    .option('--json', 'print the results as JSON: [{path, title, heading?, excerpt, instance?, version?}]')
    .action(async (query: string, dist: string | undefined, flags: Flags) => {
      const folder = path.resolve(dist ?? path.join(siteFolder(undefined), 'dist'));
      const { readCorpus } = await import('./read-corpus.ts');
      const found = await readCorpus(folder, async (corpus) => {
        const places = await corpus.search(query, flags);
        if (places.length === 0) checkNames(flags, await corpus.routes());
        return places;
      });
      if (flags.json) return printJson(found);
      if (found.length === 0) note('Nothing was found.');
      for (const { path: place, title, heading, excerpt } of found) {
        print(`${place}  ${title}${heading === undefined ? '' : ` › ${heading}`}`);
        if (excerpt !== '') print(`    ${excerpt}`);
      }
    })
    .addCommand(searchExportCommand());
}

/**
 * Checks the options `--version` and `--instance`.
 *
 * @throws ConfigError if the site has no version or instance with the given name
 */
function checkNames(flags: Flags, routes: readonly Pick<Route, 'version' | 'instance'>[]): void {
  const problems = (['version', 'instance'] as const).flatMap((kind) => {
    const name = flags[kind];
    const names = [...new Set(routes.flatMap((route) => route[kind] ?? []))];
    if (name === undefined || names.includes(name)) return [];
    return [{ key: `--${kind}`, message: `there is no ${kind} "${name}"`, hint: `choose one of ${list(names)}` }];
  });
  if (problems.length > 0) throw new ConfigError('lectern search', problems);
}
