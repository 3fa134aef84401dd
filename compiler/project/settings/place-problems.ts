import path from 'node:path';
import { ConfigError, isSettingsFile, someConfig, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../../fs/files.ts';
import { keysOf, settingPlaces } from './setting-places.ts';
import { fileText } from '../../fs/text-file.ts';

/**
 * Adds locations to the errors of an unusable config.
 *
 * @param error any error of opening the site in `dir`
 * @returns the same error, if it is not about the config
 */
export async function withPlaces(error: unknown, dir: string, files: Files): Promise<unknown> {
  if (!(error instanceof ConfigError) || !isSettingsFile(error.file)) return error;
  const file = path.join(dir, error.file);
  const text = (await files.stat(file))?.kind === 'file' ? await fileText(file, files) : undefined;
  if (text === undefined) return error;
  const places = settingPlaces(error.file, text);
  const problems = error.problems.map((problem) =>
    problem.file ? problem : { ...problem, at: problem.at ?? places(keysOf(problem.key)) },
  );
  return new ConfigError(error.file, problems.sort(byPlace), text);
}

// Sorts by location: errors in the config first, then errors in other files.
function byPlace({ at: a, file }: ConfigIssue, { at: b, file: other }: ConfigIssue): number {
  return (
    compareText(file?.path ?? '', other?.path ?? '') ||
    (a?.line ?? 0) - (b?.line ?? 0) ||
    (a?.column ?? 0) - (b?.column ?? 0)
  );
}

/** The config file that locations refer to. */
export interface ConfigSource {
  /** Name of the config file; absent if the site has none. */
  configFile?: string | undefined;
  /** The source of the config file. */
  configText?: string | undefined;
}

/**
 * Adds the location in the config to an error that a function of the config has thrown.
 *
 * @param error an exception of a compile
 * @returns the same error, if it has another cause
 */
export function inConfigFile(error: unknown, { configFile, configText = '' }: ConfigSource): unknown {
  if (!(error instanceof ConfigError) || error.file !== someConfig || configFile === undefined) return error;
  const places = settingPlaces(configFile, configText);
  const problems = error.problems.map((problem) => ({ ...problem, at: problem.at ?? places(keysOf(problem.key)) }));
  return new ConfigError(configFile, problems, configText);
}

/**
 * @returns a function that adds locations to diagnostics about config settings. It returns other diagnostics
 * unchanged
 */
export function settingPlacer({ configFile, configText = '' }: ConfigSource): (diagnostic: Diagnostic) => Diagnostic {
  const places = settingPlaces(configFile ?? '', configText);
  return (diagnostic) => {
    const { place } = diagnostic;
    const isOfConfig = place.path === configFile || place.path === someConfig;
    if (!isOfConfig || configFile === undefined || place.setting === undefined) return diagnostic;
    return { ...diagnostic, place: { ...place, path: configFile, ...places(keysOf(place.setting)) } };
  };
}
