import { Command, InvalidArgumentError } from 'commander';
import path from 'node:path';
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
      const { readCorpus } = await import('./read-corpus.ts');
      const found = await readCorpus(folder, (corpus) => corpus.search(query, flags));
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
