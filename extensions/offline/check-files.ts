import type { CheckedSite, Report, RuleCatalogue } from '../../compiler/index.ts';
import type { OfflineSite, OfflineOptions } from './options.ts';
import { isExternal, pathnameOf, siteFileHref } from './paths.ts';

export const rules: RuleCatalogue = {
  'missing-file': {
    severity: 'error',
    message: '{key}: there is no file "{path}"',
    hint: 'put the file into one of the static folders {folders}, or fix the path',
    url: 'https://lectern.example/docs/reference/diagnostics#offline/missing-file',
  },
};

/** Reports missing files: icons in the web manifest, and targets of links in `pwaHead`. */
export function checkFiles({ settings, hasFile }: CheckedSite, report: Report, { options, site }: OfflineSite): void {
  const folders = (settings.staticDirectories as string[]).map((folder) => JSON.stringify(folder)).join(', ');
  for (const { setting, path } of requiredFiles(options)) {
    if (isExternal(path) || hasFile(pathnameOf(siteFileHref(path, site)))) continue;
    report('missing-file', { setting }, { key: setting, path, folders });
  }
}

function requiredFiles({ manifest, pwaHead }: OfflineOptions): { setting: string; path: string }[] {
  const icons = (manifest?.icons ?? []).map(({ src }, index) => ({
    setting: `pwa.manifest.icons[${index}].src`,
    path: src,
  }));
  const links = pwaHead.flatMap(({ tagName, href }, index) =>
    tagName === 'link' && href !== undefined && /\.\w+$/.test(pathnameOf(href))
      ? [{ setting: `pwa.pwaHead[${index}].href`, path: href }]
      : [],
  );
  return [...icons, ...links];
}
