import type { Command } from 'commander';
import { countDiagnostics, plural } from '../diagnostics/format.ts';
import type { WrittenTranslations, WriteTranslationsOptions } from '../write-translations.ts';
import { print, printDiagnostics, siteFolder } from './output.ts';
import { SiteCommand } from './site-options.ts';

/** The command `lectern write-translations [site]`. It writes the UI string files for translators. */
export function writeTranslationsCommand(): Command {
  return new SiteCommand('write-translations')
    .description('write labels, and all other translatable strings outside of pages, into files')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .siteOptions('locales')
    .option('--override', 'replace messages that are already translated')
    .option('--message-prefix, --messagePrefix <text>', 'prefix for each new message')
    .siteOptions('config', 'stubMissing', 'parser')
    .action(async (site: string | undefined, flags: WriteTranslationsOptions) => {
      const siteDir = siteFolder(site);
      const { writeTranslations } = await import('../write-translations.ts');
      const written = await writeTranslations(siteDir, flags);
      const diagnostics = written.diagnostics;
      await printDiagnostics(diagnostics, siteDir);
      for (const line of linesOf(written)) print(line);
      if (diagnostics.length > 0) print(`${countDiagnostics(diagnostics)}.`);
      if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1;
    });
}

function* linesOf({ locales, files }: WrittenTranslations): Generator<string> {
  for (const { path, added, superfluous } of files) {
    yield path;
    for (const key of added) yield `  added ${key}`;
    for (const key of superfluous) yield `  superfluous ${key}`;
  }
  const count = (key: 'added' | 'superfluous') => files.reduce((sum, file) => sum + file[key].length, 0);
  if (locales.length === 0) yield 'The site has no other language: name one with --locale.';
  else {
    const superfluous = count('superfluous');
    const rest = superfluous === 0 ? '' : `; ${plural(superfluous, 'key')} not used`;
    yield `${plural(count('added'), 'text')} added for ${locales.join(', ')}${rest}.`;
  }
}
