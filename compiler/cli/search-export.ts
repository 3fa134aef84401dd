import { ofSource } from '../diagnostics/errors/page-error.ts';
import { Command, Option } from 'commander';
import path from 'node:path';
import { print, siteFolder } from './output.ts';

const formats = ['algolia', 'typesense', 'meilisearch', 'opensearch'] as const;

/** The command `lectern search export [dist]`. It prints records for a search service, as JSON lines. */
export function searchExportCommand(): Command {
  return new Command('export')
    .description('print the records of a compiled site for a search service, as lines of JSON')
    .argument('[dist]', 'the output folder (default: dist in the current site)')
    .addOption(new Option('--format <service>', 'the search service').choices(formats).default('algolia'))
    .action(async (dist: string | undefined, { format }: { format: (typeof formats)[number] }) => {
      const folder = path.resolve(dist ?? path.join(siteFolder(undefined), 'dist'));
      const { RoutesFile, SiteFile, Page } = await import('../../corpus/schema/index.ts');
      const { recordsOf } = await import('../search/export/records.ts');
      const { recordedPage } = await import('../search/export/recorded-page.ts');
      const { exportLines } = await import('../search/export/formats.ts');
      const { sectionsOf } = await import('../parse/sections.ts');
      const { sha256 } = await import('../fs/sha256.ts');
      const { readCorpusFile } = await import('./read-corpus.ts');
      const site = await readCorpusFile(SiteFile, 'site.json', folder);
      const { routes } = await readCorpusFile(RoutesFile, 'routes.json', folder);
      for (const route of routes) {
        if (route.unlisted) continue;
        await ofSource(`corpus/${route.page}`, async () => {
          const recorded = recordedPage(await readCorpusFile(Page, route.page, folder), site, sectionsOf);
          for (const record of recorded ? recordsOf(recorded) : []) {
            for (const line of exportLines(format, sha256(Buffer.from(record.key)).slice(0, 32), record)) print(line);
          }
        });
      }
    });
}
