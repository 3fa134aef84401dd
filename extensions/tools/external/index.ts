import type { ExtensionUse } from '../../../compiler/index.ts';
import type { Network } from './request-politely.ts';

/**
 * The check `lectern check --external`.
 *
 * @param network sends the requests; default: the real network
 */
export function external(network?: Network): ExtensionUse['extension'] {
  return {
    name: 'external',
    check: {
      optional: {
        external: {
          description: 'also check links to other sites',
          async run(site, report, context) {
            const { checkLinks } = await import('./check-links.ts');
            return checkLinks(site, report, context, network);
          },
        },
      },
    },
  };
}

export const tool = external();
