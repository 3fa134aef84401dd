import type { CommandLine, CommandTools, Diagnostic } from '../../../compiler/index.ts';
import { errorsIn, plural } from './languages.ts';
import type { WrittenTranslations, WriteTranslationsOptions } from './write.ts';

/** Adds the command `lectern write-translations [site]`. It writes files with UI strings, which translators fill. */
export function addWriteCommand(program: CommandLine, tools: CommandTools): void {
  program
    .command('write-translations')
    .description('write labels, and all other translatable strings outside of pages, into files')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .siteOptions('locales')
    .option('--override', 'replace messages that are already translated')
    .option('--message-prefix, --messagePrefix <text>', 'prefix for each new message')
    .siteOptions('config', 'stubMissing', 'parser')
    .action(async (siteDir: string | undefined, flags: WriteTranslationsOptions) => {
      const { writeTranslations } = await import('./write.ts');
      const { locale, override, messagePrefix, config, stubMissing } = flags;
      const options = { siteDir, locale, override, messagePrefix, config, stubMissing };
      const written = await writeTranslations(tools, options);
      const { diagnostics } = written;
      await tools.printDiagnostics(diagnostics, siteDir);
      for (const line of linesOf(written)) tools.print(line);
      if (diagnostics.length > 0) tools.print(`${countOf(diagnostics)}.`);
      if (errorsIn(diagnostics).length > 0) tools.fail();
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
    yield `${plural(count('added'), 'message')} added for ${locales.join(', ')}${rest}.`;
  }
}

/** Formats the number of errors and warnings: `2 errors, 1 warning`. */
function countOf(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics).length;
  const counts = [plural(errors, 'error'), plural(diagnostics.length - errors, 'warning')];
  return (errors === 0 ? counts.slice(1) : counts).join(', ');
}
