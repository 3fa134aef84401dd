import path from 'node:path';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { unreadableValues } from '../../config/issues/unreadable-values.ts';
import { configCode } from '../../diagnostics/config-code.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import type { Files } from '../../fs/files.ts';
import { relativePath } from '../../fs/inside.ts';
import { recordReads } from '../../fs/record-reads.ts';
import { loadWithJiti, type JitiOptions } from '../../project/modules/load-with-jiti.ts';
import { putBuiltInsBack } from '../../project/settings/built-ins.ts';
import { runSettingsCode } from '../../project/settings/run-settings-code.ts';
import { configTimeLimit, moreTime } from '../../project/settings/time-limit.ts';
import type { SiteCode } from '../hooks/config-hook.ts';

/** The site whose code is run, and options for running it. */
interface CodeOptions {
  dir: string;
  /** Name of the generator, for messages: `Docusaurus`. */
  label: string;
  /** Folder of generated files. Reading them doesn't make them dependencies of the config. */
  generatedDir: string;
  jiti: JitiOptions;
  /** Records the files that the code reads as dependencies of the config. */
  files: Files;
  /** Absolute paths of the config's modules. The function `settings` adds the modules that it loads. */
  inputs: string[];
}

/** @returns functions that run code of a site */
export function siteCode({ dir, label, generatedDir, jiti, files, inputs }: CodeOptions): SiteCode {
  const recorded = async <Value>(act: () => Promise<Value>) => {
    const { value, read } = await recordReads(act);
    await watchRead(read, generatedDir, files);
    return value;
  };
  return {
    async settings(file) {
      const name = relativePath(dir, file);
      const loaded = await loadWithJiti(file, jiti, files);
      inputs.push(...loaded.inputs);
      const { value } = loaded;
      const config = typeof value === 'function' ? await called(value as () => unknown, name) : await value;
      const unreadable = unreadableValues(config);
      if (unreadable.length > 0) throw new ConfigError(name, unreadable);
      return config;
    },
    async load(file) {
      const { value, module } = await recorded(() => loadWithJiti(file, jiti, files));
      return { value, exports: module };
    },
    run: (what, act) => recorded(() => step(what, act, label)),
  };
}

async function called(config: () => unknown, name: string): Promise<unknown> {
  try {
    return await runSettingsCode(name, async () => config());
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw refusal(name, { message: `its function throws: ${thrownText(error)}` });
  }
}

/**
 * Runs a function of a plugin within the time limit.
 *
 * @throws an error whose message begins with `its` and `method`: `its loadContent throws: no file`
 */
export async function step<Value>(method: string, act: () => Value, label: string): Promise<Awaited<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = configTimeLimit();
    const error = new Error(`its ${method} takes longer than ${seconds} seconds`);
    timer = setTimeout(() => reject(Object.assign(error, { hint: moreTime })), seconds * 1000);
  });
  const throwing = async () => {
    try {
      return await configCode(`a plugin of ${label}`, async () => act());
    } catch (error) {
      throw new Error(`its ${method} throws: ${thrownText(error)}`, { cause: error });
    }
  };
  try {
    return await Promise.race([throwing(), late]);
  } finally {
    clearTimeout(timer);
    const [gone] = putBuiltInsBack();
    // The plugin has removed a built-in of JavaScript. This error replaces the plugin's own error, which may be a
    // consequence.
    // oxlint-disable-next-line no-unsafe-finally
    if (gone !== undefined) throw new Error(`its ${method} removes ${JSON.stringify(gone)} from this process`);
  }
}

/**
 * Makes the config depend on the files that the site's code has read. Generated files are left out. Markdown files are
 * also left out, because other tasks depend on them.
 */
export async function watchRead(read: readonly string[], generatedDir: string, files: Files): Promise<void> {
  const isMade = (file: string) => file.startsWith(generatedDir + path.sep);
  for (const file of read) if (!/\.mdx?$/i.test(file) && !isMade(file)) await files.stat(file);
}
