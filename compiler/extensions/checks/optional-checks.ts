import path from 'node:path';
import type { CacheFolder } from '../../cache/cache-folder.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { Files } from '../../fs/files.ts';
import { writeInOneStep } from '../../fs/write-in-one-step.ts';
import type { OpenSite } from '../../project/open-site.ts';
import { version } from '../../version.ts';
import type { Extension, ExtensionUse } from '../extension.ts';
import { contextOf } from '../context-of.ts';
import type { CheckedSite, CheckSummary, OptionalCheck, OptionalCheckContext } from '../hooks/check-hooks.ts';
import type { OpenExtension } from '../open-extension.ts';
import { failureOf } from '../run-hook.ts';
import { reportInto } from './run-checks.ts';

/** An optional check that the user requests. */
export interface RequestedCheck {
  /** The name of the check's command-line option. */
  name: string;
  extension: ExtensionUse['extension'];
}

/** The result of optional checks. */
export interface OptionalReport {
  diagnostics: Diagnostic[];
  /** Name of a check → its result. */
  summaries: ReadonlyMap<string, CheckSummary>;
}

/** The properties of a project that optional checks read. */
interface CheckedProject {
  readonly site: OpenSite;
  readonly files: Files;
  readonly cacheFolder: Pick<CacheFolder, 'dir' | 'files'>;
  readonly onProgress?: ((progress: { stage: string; done: number; all: number }) => void) | undefined;
}

/**
 * Runs optional checks, one after the other.
 *
 * @throws EnvironmentError for errors of the machine; any error of a built-in extension
 */
export async function runOptionalChecks(
  requested: readonly RequestedCheck[],
  content: CheckedSite,
  project: CheckedProject,
): Promise<OptionalReport> {
  const diagnostics: Diagnostic[] = [];
  const summaries = new Map<string, CheckSummary>();
  for (const { name, extension } of requested) {
    const own = project.site.extensions.find((each) => each.name === extension.name);
    const opened = own ?? builtIn(extension as unknown as Extension<unknown>, project.site);
    const check = opened.hooks.check!.optional![name] as OptionalCheck<unknown>;
    try {
      const summary = await check.run(content, reportInto(diagnostics, opened), contextIn(opened, project));
      if (summary) summaries.set(name, summary);
    } catch (error) {
      if (!own || error instanceof EnvironmentError) throw error;
      diagnostics.push(failureOf(opened, `check.optional.${name}`, error));
    }
  }
  return { diagnostics, summaries };
}

function builtIn(hooks: Extension<unknown>, { dir, configFile = 'lectern.config' }: OpenSite): OpenExtension {
  const { name } = hooks;
  return {
    name,
    key: name,
    hooks,
    options: {},
    head: [],
    features: {},
    paths: [],
    version: '',
    siteDir: dir,
    configFile,
    isBuiltIn: true,
  };
}

function contextIn(extension: OpenExtension, project: CheckedProject): OptionalCheckContext<unknown> {
  const { dir, files } = project.cacheFolder;
  const fileOf = (name: string) => {
    if (!/^[a-z][\w-]*(?:\.\w+)?$/.test(name))
      throw new Error(`the cache file needs a name such as "terms.json", not "${name}"`);
    return path.join(dir, `${extension.name}-${name}`);
  };
  return {
    ...contextOf(extension, project.site, project.files),
    cache: {
      read: async (name) => {
        const bytes = await files.read(fileOf(name));
        return bytes && Buffer.from(bytes).toString();
      },
      async write(name, text) {
        const file = fileOf(name);
        await files.makeFolder(dir);
        await writeInOneStep(files, file, Buffer.from(text));
      },
    },
    progress: (stage, done, all) => project.onProgress?.({ stage, done, all }),
    nearest,
    version,
  };
}
