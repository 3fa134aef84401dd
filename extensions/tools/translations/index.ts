import type { ExtensionUse } from '../../../compiler/index.ts';
import { addConfirmCommand } from './confirm-command.ts';
import { addWriteCommand } from './write-command.ts';

/** The commands for translators, and the check `lectern check --translations`. */
export const tool: ExtensionUse['extension'] = {
  name: 'translations',
  commands(program, tools) {
    addWriteCommand(program, tools);
    addConfirmCommand(program, tools);
  },
  check: {
    optional: {
      translations: {
        description: 'report missing and stale translations of each language instead of errors and warnings',
        async instead(tools, { locale, ...options }) {
          const { checkTranslations } = await import('./check.ts');
          const { reportLines } = await import('./report-lines.ts');
          const { isComplete } = await import('./report.ts');
          const found = await checkTranslations(tools, options, locale === undefined ? [] : [locale]);
          const isIncomplete = !found.locales.every(isComplete);
          return { diagnostics: found.diagnostics, json: found, lines: [...reportLines(found)], isIncomplete };
        },
      },
    },
  },
};
