import type { ExtensionUse } from '../../../compiler/index.ts';

/** The check `lectern check --a11y`. */
export const tool: ExtensionUse['extension'] = {
  name: 'accessibility',
  check: {
    optional: {
      a11y: {
        description: 'also report accessibility problems',
        async run(site, report) {
          const { reportContrast } = await import('./report-contrast.ts');
          for (const { barriers } of site.documents) for (const barrier of barriers) report(barrier);
          reportContrast(await site.theme(), report);
        },
      },
    },
  },
};
