import type { CommandLine, CommandTools } from '../../../compiler/index.ts';
import { plural } from './languages.ts';

interface Flags {
  all?: boolean;
  locale?: string[];
  site?: string;
  stubMissing?: boolean;
  config?: string;
}

/** Adds the command `lectern translated <file…>`. It marks translations as up to date with their originals. */
export function addConfirmCommand(program: CommandLine, tools: CommandTools): void {
  program
    .command('translated')
    .description('mark translations as up to date with their originals')
    .argument('[file...]', 'translated files, such as i18n/fr/docusaurus-plugin-content-docs/current/intro.md')
    .option('--all', 'mark all translations, or with --locale all translations into these languages')
    .siteOptions('locales')
    .option('--site <dir>', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .siteOptions('config', 'stubMissing')
    .action(async (files: string[], { all, locale = [], site: siteDir, stubMissing, config }: Flags) => {
      if (!all && (files.length === 0 || locale.length > 0)) {
        const message = locale.length > 0 ? '--locale requires --all' : 'no file is given';
        throw tools.refusal('lectern translated', [
          { message, hint: 'name translated files, or confirm all with --all' },
        ]);
      }
      const { confirmTranslations } = await import('./confirm.ts');
      const allOf = all ? locale : undefined;
      const { confirmed, lock } = await confirmTranslations(tools, { siteDir, files, allOf, stubMissing, config });
      for (const file of all ? [] : confirmed) tools.print(file);
      tools.print(`${plural(confirmed.length, 'translation')} confirmed in ${lock}.`);
    });
}
