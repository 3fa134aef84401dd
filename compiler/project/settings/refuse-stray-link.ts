import { refusal } from '../../diagnostics/errors/problem.ts';
import type { Files } from '../../fs/files.ts';
import { strayLink } from '../../fs/links/stray-link.ts';

/** Files that Lectern or esbuild reads from the site's folder by a fixed name. */
const rootSettings = ['package.json', 'tsconfig.json', 'jsconfig.json'];

/**
 * Checks that a settings file doesn't link to a file outside of the site.
 *
 * @param dir absolute path of the site's folder
 * @param file a settings file, relative to `dir`
 * @throws ConfigError if the file is a link that leads out of the site
 */
export async function refuseStrayLink(dir: string, file: string, files: Files): Promise<void> {
  const { message } = (await strayLink(files, dir, file)) ?? {};
  if (message !== undefined) throw refusal(file, { message, hint: hintFor(file) });
}

/** Checks that no file in `rootSettings` links to a file outside of the site. */
export async function refuseStraySettings(dir: string, files: Files): Promise<void> {
  for (const file of rootSettings) await refuseStrayLink(dir, file, files);
}

function hintFor(file: string): string {
  if (/^[jt]sconfig\./.test(file))
    return 'replace the symbolic link with the file itself, or with a file whose "extends" names the target';
  return /\.[cm]?[jt]s$/.test(file)
    ? 'replace the symbolic link with the file itself, or with a file that has the same exports'
    : 'replace the symbolic link with the file itself';
}
