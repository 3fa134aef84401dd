import type { Config } from '../config/config.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { decodePath, splitUrl } from '../../corpus/url/pathname.ts';
import { isExternal, siteFileHref } from '../../corpus/url/policy.ts';

interface RequiredFile {
  key: string;
  path: string;
}

/**
 * Reports missing files that an installed web app needs: icons of its manifest, and links in `pwaHead`.
 *
 * @param staticPathnames published pathnames of the files in static folders
 */
export function checkPwa(config: Config, staticPathnames: ReadonlySet<string>, configFile: string): Diagnostic[] {
  const made = config.pwa?.manifest ? [`${config.baseUrl}manifest.webmanifest`] : [];
  return requiredFiles(config)
    .filter(({ path }) => !isExternal(path))
    .filter(({ path }) => {
      const pathname = decodePath(splitUrl(siteFileHref(path, config)).pathname);
      return !staticPathnames.has(pathname) && !made.includes(pathname);
    })
    .map(({ key, path }) =>
      diagnose('missing-pwa-file', { path: configFile }, { key, path, folders: config.staticDirectories }),
    );
}

function requiredFiles({ pwa }: Config): RequiredFile[] {
  const icons = (pwa?.manifest?.icons ?? []).map(({ src }, index) => ({
    key: `pwa.manifest.icons[${index}].src`,
    path: src,
  }));
  const links = (pwa?.pwaHead ?? []).flatMap(({ tagName, href }, index) =>
    tagName === 'link' && href !== undefined && /\.\w+$/.test(splitUrl(href).pathname)
      ? [{ key: `pwa.pwaHead[${index}].href`, path: href }]
      : [],
  );
  return [...icons, ...links];
}
