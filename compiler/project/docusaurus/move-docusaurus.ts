import { ofSource } from '../../diagnostics/page-error.ts';
import { createRequire } from 'node:module';
import path from 'node:path';
import { refusal } from '../../config/problem.ts';
import type { Notice } from '../../docusaurus/notice.ts';
import { writeConfig } from '../../docusaurus/write-config.ts';
import type { Files } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { docusaurusConfigs, loadDocusaurus } from './load-docusaurus.ts';
import { refuseStrayLink, refuseStraySettings } from '../settings/refuse-stray-link.ts';
import { moduleFolder } from '../settings/module-folder.ts';
import { stateFolder } from '../state-folder.ts';
import { configFiles } from '../settings/load-config.ts';

/** The name of the written config file. */
export const movedConfig = 'lectern.config.ts';

/**
 * Translates a Docusaurus config into a Lectern config, and writes it. No other file is changed.
 *
 * @param dir the site's folder
 * @returns the name of the Docusaurus config, and notices about settings that are ignored or translated differently
 * @throws ConfigError if the site has no Docusaurus config, or already has a Lectern config
 */
export async function moveDocusaurus(
  dir: string,
  { stubMissing }: { stubMissing?: boolean | undefined } = {},
): Promise<{ from: string; notices: Notice[] }> {
  const siteDir = path.resolve(dir);
  const files = filesBelow(siteDir);
  const there = await firstOf(configFiles, siteDir, files);
  if (there === undefined)
    throw refusal(dir, {
      message: 'there is no docusaurus.config here',
      hint: 'name the folder of a Docusaurus site',
    });
  if (!docusaurusConfigs.includes(there))
    throw refusal(dir, {
      message: `there is a "${there}" already`,
      hint: 'remove it to write one from the Docusaurus config',
    });
  await refuseStraySettings(siteDir, files);
  await refuseStrayLink(siteDir, there, files);
  const work = await moduleFolder(siteDir, stateFolder(siteDir, undefined).dir);
  const { value, notices } = await loadDocusaurus(path.join(siteDir, there), { work, stubMissing, files });
  const text = ofSource(there, () =>
    writeConfig(value as Record<string, unknown>, {
      from: there,
      notices,
      named: prismThemes(siteDir),
      imports: ["import { themes } from 'prism-react-renderer';"],
    }),
  );
  await files.write(path.join(siteDir, movedConfig), new TextEncoder().encode(text));
  return { from: there, notices };
}

/**
 * Returns the code themes of the package `prism-react-renderer` by expression, so that the written config can
 * import them.
 */
function prismThemes(siteDir: string): Map<string, unknown> {
  try {
    const { themes = {} } = createRequire(path.join(siteDir, movedConfig))('prism-react-renderer') as {
      themes?: Record<string, unknown>;
    };
    return new Map(Object.entries(themes).map(([name, theme]) => [`themes.${name}`, theme]));
  } catch {
    // The package is not installed, so the written config contains the colours themselves.
    return new Map();
  }
}

async function firstOf(names: readonly string[], dir: string, files: Files): Promise<string | undefined> {
  for (const name of names) if ((await files.stat(path.join(dir, name))) !== undefined) return name;
  return undefined;
}
