import { Command, InvalidArgumentError } from 'commander';
import path from 'node:path';
import { EnvironmentError } from '../host/environment-error.ts';
import { print, printJson, siteFolder } from './output.ts';
import { searchExportCommand } from './search-export.ts';

interface Flags {
  version?: string;
  instance?: string;
  limit: number;
  json?: boolean;
}

/** `lectern search <query> [dist]`: what a reader of the compiled site would find. */
export function searchCommand(): Command {
  return new Command('search')
    .description('search a compiled site, as its readers do')
    .argument('<query>', 'what to look for')
    .argument('[dist]', 'the output folder (default: dist in the current site)')
    .option('--version <name>', 'docs of this version (default: the last of each instance)')
    .option('--instance <id>', 'only what belongs to this instance')
    .option('--limit <number>', 'how many results', parseLimit, 10)
    .option('--json', 'print them as JSON: [{path, title, heading?, excerpt, instance?, version?}]')
    .action(async (query: string, dist: string | undefined, flags: Flags) => {
      const folder = path.resolve(dist ?? path.join(siteFolder(undefined), 'dist'));
      const [{ RoutesFile, SiteFile }, { searchCorpus }, { readCorpusFile }, { disk }] = await Promise.all([
        import('../../corpus/schema/index.ts'),
        import('../search/search-corpus.ts'),
        import('./read-corpus-file.ts'),
        import('../host/disk.ts'),
      ]);
      const site = await readCorpusFile(SiteFile, 'site.json', folder);
      if (site.search?.kind !== 'embedded')
        throw new EnvironmentError(
          `"${folder}" holds no search index`,
          'its site is not searched, or by a service: see "search" in its config',
        );
      const { routes } = await readCorpusFile(RoutesFile, 'routes.json', folder);
      const readFile = async (file: string): Promise<unknown> => {
        const bytes = await disk.read(path.join(folder, 'corpus', 'search', file));
        return bytes && (JSON.parse(Buffer.from(bytes).toString()) as unknown);
      };
      const found = await searchCorpus(query, { site, routes, readFile, ...flags });
      if (flags.json) return printJson(found);
      for (const { path: place, title, heading, excerpt } of found) {
        print(`${place}  ${title}${heading === undefined ? '' : ` › ${heading}`}`);
        if (excerpt !== '') print(`    ${excerpt}`);
      }
    })
    .addCommand(searchExportCommand());
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new InvalidArgumentError('expected a number from 1');
}
