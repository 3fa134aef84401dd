import type { SiteFile } from '../../corpus/schema/index.ts';
import { shellSite, type openShell } from '../../viewer/html/shell.ts';
import * as graph from '../incremental/index.ts';
import { codeColorsHead } from './code-colors.ts';
import { contentSecurityPolicy } from './csp/content-security-policy.ts';
import type { EmitInput } from './emit-input.ts';
import { llmsPath } from './markdown/directive.ts';
import { themeSheet } from './theme/theme-sheet.ts';
import { openSearchHead } from './search/open-search.ts';
import { siteHtml } from './site-html.ts';

/**
 * Creates the arguments of `openShell`, which renders the HTML that all pages share. Unchanged arguments are the same
 * object.
 */
export function openShellInput(input: EmitInput, siteJson: () => SiteFile): () => Parameters<typeof openShell> {
  const { site } = input;
  const csp = graph.computed('policy of pages', () =>
    contentSecurityPolicy(site.config, input.viewer, input.staticFiles),
  );
  const forShell = graph.computed('settings in the HTML of pages', () => shellSite(siteJson()));
  const head = graph.computed('elements of every head', () => [
    ...codeColorsHead(site.config, input.sharedUrl),
    ...input.extensions.flatMap((extension) => extension.head),
    ...openSearchHead(siteJson()),
  ]);
  return graph.computed(
    'HTML of pages',
    (): Parameters<typeof openShell> => [
      forShell(),
      input.viewer,
      {
        head: head(),
        hasReadingFace: site.config.themeConfig.preset === 'lectern',
        styles: themeSheet(site.config).map(({ path }) => input.sharedUrl + path),
        siteHtml: siteHtml(site.config),
        index: llmsPath(site.config),
        policy: site.config.csp && site.config.csp.meta ? csp()?.inPage : undefined,
        hasInlineScripts: site.config.csp === false || site.config.csp.inlineScripts,
        hasBaseUrlBanner: site.config.baseUrlIssueBanner,
      },
    ],
    'deferred',
  );
}
