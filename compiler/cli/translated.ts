import type { Command } from 'commander';
import { refusal } from '../config/problem.ts';
import { plural } from '../diagnostics/format.ts';
import { print, siteFolder } from './output.ts';
import { SiteCommand } from './site-options.ts';

interface Flags {
  all?: boolean;
  locale?: string[];
  site?: string;
  stubMissing?: boolean;
  config?: string;
}

/** The command `lectern translated <file…>`. It marks translations as up to date with their originals. */
export function translatedCommand(): Command {
  return new SiteCommand('translated')
    .description('mark translations as up to date with their originals')
    .argument('[file...]', 'translated files, such as i18n/fr/docusaurus-plugin-content-docs/current/intro.md')
    .option('--all', 'all translations, or all of the languages in --locale')
    .siteOptions('locales')
    .option('--site <dir>', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .siteOptions('config', 'stubMissing')
    .action(async (files: string[], { all, locale = [], site, stubMissing, config }: Flags) => {
      if (!all && (files.length === 0 || locale.length > 0))
        throw refusal('lectern translated', {
          message: locale.length > 0 ? '--locale requires --all' : 'no file is given',
          hint: 'name translated files, or confirm all with --all',
        });
      const { confirmTranslations } = await import('../confirm-translations.ts');
      const allOf = all ? locale : undefined;
      const { confirmed, lock } = await confirmTranslations(siteFolder(site), { files, allOf, stubMissing, config });
      for (const file of all ? [] : confirmed) print(file);
      print(`${plural(confirmed.length, 'translation')} confirmed in ${lock}.`);
    });
}
