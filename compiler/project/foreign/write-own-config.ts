import { createRequire } from 'node:module';
import path from 'node:path';
import { ofSource } from '../../diagnostics/errors/page-error.ts';
import { refusal } from '../../diagnostics/errors/problem.ts';
import type { Notice } from '../../extensions/hooks/notice.ts';
import { writeConfig } from './write-config.ts';
import type { Files } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { generatorOf, type Generator } from '../foreign-configs.ts';
import { refuseStraySettings } from '../settings/refuse-stray-link.ts';
import { stateFolder } from '../state-folder.ts';
import { configFiles, loadConfig } from '../settings/load-config.ts';

/** The name of the written config file. */
export const ownConfig = 'lectern.config.ts';

/**
 * Translates the config of another generator into a Lectern config and writes that file. No other file is changed.
 *
 * @param dir the site's folder
 * @returns the name of the foreign config, and notices about settings that are ignored or translated
 * differently
 * @throws ConfigError if there is no such config, or if there is a Lectern config already
 */
export async function writeOwnConfig(
  dir: string,
  generator: Generator,
  { stubMissing }: { stubMissing?: boolean | undefined } = {},
): Promise<{ from: string; notices: readonly Notice[] }> {
  const siteDir = path.resolve(dir);
  const files = filesBelow(siteDir);
  const there = await firstOf(configFiles, siteDir, files);
  if (there === undefined)
    throw refusal(dir, {
      message: `this folder contains no ${generator.name}.config file`,
      hint: `pass the folder of a ${generator.label} site`,
    });
  if (generatorOf(there) !== generator)
    throw refusal(dir, {
      message: `this folder contains "${there}" already`,
      hint: `remove this file first to create a new config from the ${generator.label} config`,
    });
  await refuseStraySettings(siteDir, files);
  const stateDir = stateFolder(siteDir, undefined).dir;
  const { value, notices = [] } = await loadConfig(siteDir, there, { stateDir, stubMissing, files });
  const text = ofSource(there, () =>
    writeConfig(value as Record<string, unknown>, {
      from: there,
      notices,
      named: prismThemes(siteDir),
      imports: ["import { themes } from 'prism-react-renderer';"],
    }),
  );
  await files.write(path.join(siteDir, ownConfig), new TextEncoder().encode(text));
  return { from: there, notices };
}

/**
 * Returns the code themes of the package `prism-react-renderer` by expression, so that the written config can
 * import them.
 */
function prismThemes(siteDir: string): Map<string, unknown> {
  try {
    const { themes = {} } = createRequire(path.join(siteDir, ownConfig))('prism-react-renderer') as {
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
