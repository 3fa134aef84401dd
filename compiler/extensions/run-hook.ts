import path from 'node:path';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { inPluginContext } from '../diagnostics/plugin-context.ts';
import { placeInCode } from '../diagnostics/site-frame.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';
import type { Files } from '../fs/files.ts';
import { recordReads } from '../fs/record-reads.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import { Cancellation } from '../values/cancellation.ts';
import { runSettingsCode } from '../project/settings/run-settings-code.ts';
import { configTimeLimit } from '../project/settings/time-limit.ts';
import type { OpenExtension } from './open-extension.ts';

/** The value of a hook, or the error of its extension. */
export type HookResult<Value> = { value: Value; diagnostic?: undefined } | { diagnostic: Diagnostic };

/** Options for running a hook. */
interface HookOptions<Value> {
  /** @returns the problem with the hook's result, as part of a sentence; undefined for a correct result */
  check?(value: Value): string | undefined;
  /** The file that the hook processes, relative to the site's folder. */
  document?: string | undefined;
  /** Records files that the hook reads with functions of Node.js as dependencies. */
  files?: Pick<Files, 'stat'> | undefined;
}

/**
 * Runs a hook of an extension. Also reports changes that the hook makes to globals of this process.
 *
 * @param hook name of the hook: `check.document`
 * @returns the value; a diagnostic if the hook throws, takes longer than the time limit, or returns a wrong value
 * @throws errors of the machine, and cancellations
 */
export async function runHook<Value>(
  extension: OpenExtension,
  hook: string,
  act: () => Value | Promise<Value>,
  { check, document, files }: HookOptions<Value> = {},
): Promise<HookResult<Value>> {
  const { name, siteDir, configFile } = extension;
  const context = {
    plugin: name,
    hook,
    path: path.join(siteDir, document ?? configFile),
    limit: configTimeLimit() * 1000,
  };
  try {
    const run = () => runSettingsCode(configFile, () => inPluginContext(context, async () => act()));
    // Built-in extensions run without a time limit, because the limit needs another thread. They read files only
    // through their context, so reads need no recording.
    const value = extension.isBuiltIn ? await act() : files ? await recorded(run, files) : await run();
    const wrong = check?.(value);
    return wrong === undefined ? { value } : { diagnostic: failure(extension, hook, wrong) };
  } catch (error) {
    if (error instanceof EnvironmentError || error instanceof Cancellation) throw error;
    return { diagnostic: failureOf(extension, hook, error) };
  }
}

/** Runs code, and makes the running task depend on the files that the code reads. */
async function recorded<Value>(run: () => Promise<Value>, files: Pick<Files, 'stat'>): Promise<Value> {
  // Reads are also recorded if the hook throws, because a changed file may fix the error.
  const { value: outcome, read } = await recordReads(() =>
    run().then(
      (value) => ({ value }),
      (thrown: unknown) => ({ thrown }),
    ),
  );
  for (const file of read) await files.stat(file);
  if ('thrown' in outcome) throw outcome.thrown;
  return outcome.value;
}

/**
 * @returns the diagnostic for an exception in a hook. It is located in the extension's code, or else at the
 * extension's key in the config
 */
export function failureOf(extension: OpenExtension, hook: string, error: unknown): Diagnostic {
  const reason = error instanceof ConfigError ? error.problems[0]!.message : `the hook throws: ${thrownText(error)}`;
  const { path: file, ...at } = placeInCode(error, extension.siteDir, true) ?? {};
  if (file === undefined) return failure(extension, hook, reason);
  return diagnose('extension-failed', { path: file, ...at }, { extension: extension.name, hook, reason });
}

/** @returns a diagnostic about an extension, located at the extension's key in the config */
export function failure({ name, key, configFile }: OpenExtension, hook: string, reason: string): Diagnostic {
  return diagnose('extension-failed', { path: configFile, setting: key }, { extension: name, hook, reason });
}
