import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';
import type { Files } from '../fs/files.ts';
import { relativePath } from '../fs/inside.ts';
import { loadModule } from '../project/settings/load-module.ts';
import type { WorkFolder } from '../project/settings/module-folder.ts';
import { textOf } from '../project/settings/thrown-place.ts';
import { isObject } from '../values/objects.ts';
import type { Extension } from './extension.ts';
import type { MarkdownPlugins } from './open-extension.ts';

/** The options for loading modules of extensions. */
export interface ModuleLoading {
  siteDir: string;
  /** Records the files of a module as dependencies of the config. */
  files: Files;
  /** Returns the folder to which bundled modules are written. */
  work(): Promise<WorkFolder>;
}

/**
 * Loads the Markdown plugins of an extension.
 *
 * @param options the validated options
 * @param key key of the extension in the config, for messages
 */
export async function loadMarkdown(
  { name, markdown }: Extension<unknown>,
  options: unknown,
  key: string,
  { siteDir, files, work }: ModuleLoading,
): Promise<{ markdown?: MarkdownPlugins; problems: readonly ConfigIssue[] }> {
  const wrong = (message: string) => ({ problems: [{ key, message }] });
  let file: string | undefined;
  try {
    const hook = typeof markdown === 'function' ? markdown(options) : markdown;
    if (!hook) return { problems: [] };
    if (!(hook.module instanceof URL) || hook.module.protocol !== 'file:')
      return wrong(
        `the extension "${name}" names no file in "markdown.module": write new URL("./plugin.js", import.meta.url)`,
      );
    file = fileURLToPath(hook.module);
    const { value, fingerprint } = await loadModule(file, await work(), files);
    const { remark, rehype } = isObject(value) ? value : {};
    const isPlugin = (each: unknown) => each === undefined || typeof each === 'function';
    if ((remark ?? rehype) === undefined || !isPlugin(remark) || !isPlugin(rehype))
      return wrong(
        `the extension "${name}" needs { remark, rehype } as default export of "${relativePath(siteDir, file)}"`,
      );
    const plugins = { remark, rehype } as Pick<MarkdownPlugins, 'remark' | 'rehype'>;
    const { options: given, when } = hook;
    return { markdown: { ...plugins, options: given, when, fingerprint }, problems: [] };
  } catch (error) {
    if (!(error instanceof ConfigError) || file === undefined)
      return wrong(`the extension "${name}" fails in "markdown": ${thrownText(error)}`);
    const folder = path.dirname(file);
    const own = { path: relativePath(siteDir, file), text: await textOf(file, files) };
    const problems = error.problems.map(({ message, hint, at, file: other }) => ({
      key,
      message,
      hint,
      at,
      file: other ? { ...other, path: relativePath(siteDir, path.resolve(folder, other.path)) } : own,
    }));
    return { problems };
  }
}
