import { createRequire } from 'node:module';
import path from 'node:path';
import type { PartialMessage } from 'esbuild';
import { inFolder } from '../../project/settings/in-folder.ts';
import { folderOfPackage } from '../imports/installed-package.ts';
import { noteMissing, sitePath, type CodeRun } from '../code-run.ts';
import { listFiles } from '../../fs/list-files.ts';

/** The part of the `postcss` API that Lectern uses. Sites that need the package install it. */
type PostCss = (plugins: readonly unknown[]) => {
  process(css: string, options: { from: string; map: false }): PromiseLike<{ css: string; messages: Message[] }>;
};

/** A message in which a PostCSS plugin reports a dependency of a style sheet. */
interface Message {
  type: string;
  file?: string;
  dir?: string;
  glob?: string;
}

interface CssProblem {
  reason?: string;
  message: string;
  line?: number;
  column?: number;
}

/** The last run. Style sheets are processed one after another, because plugins read the process's working directory. */
let waiting: Promise<unknown> = Promise.resolve();

/**
 * Applies the PostCSS plugins of the config to a style sheet. Style sheets of packages are not changed.
 *
 * @param file absolute path
 */
export async function applyPostCss(
  css: string,
  file: string,
  run: CodeRun,
): Promise<{ css: string } | { errors: PartialMessage[] }> {
  const { postcssPlugins } = run.config;
  if (postcssPlugins.length === 0 || folderOfPackage(file) !== undefined) return { css };
  const postcss = postcssOf(run);
  if (!postcss && run.stubMissing) {
    noteMissing('postcss', file, run);
    return { css };
  }
  if (!postcss) return { errors: [{ text: 'PostCSS plugins need a package that is missing: npm install postcss' }] };
  const processed = waiting.then(() =>
    // Plugins search the working directory for their settings, and for class names in use.
    inFolder(run.dir, async () => postcss(postcssPlugins).process(css, { from: file, map: false })),
  );
  waiting = processed.catch(() => undefined);
  try {
    const result = await processed;
    for (const message of result.messages) await record(message, run);
    return { css: result.css };
  } catch (error) {
    const { reason, message, line = 1, column = 1 } = error as CssProblem;
    const location = { file: sitePath(run, file), line, column: column - 1 };
    return { errors: [{ text: reason ?? message.split('\n')[0]!, location }] };
  }
}

/** Records a dependency of a style sheet. */
async function record({ type, file, dir, glob = '**/*' }: Message, run: CodeRun): Promise<void> {
  if (type === 'dependency' && file !== undefined) await run.bundleInputs.file(file);
  if (type !== 'dir-dependency' || dir === undefined) return;
  for (const { path: name } of await listFiles(run.files, dir, { include: [glob], skipForeign: true }))
    await run.bundleInputs.packageFile(path.join(dir, name));
}

/** Loads PostCSS from the site's packages, or from the packages of Docusaurus. */
function postcssOf({ dir }: CodeRun): PostCss | undefined {
  const own = createRequire(path.join(dir, 'package.json'));
  for (const through of [
    undefined,
    '@docusaurus/bundler/package.json',
    '@docusaurus/core/package.json',
    'tailwindcss/package.json',
  ])
    try {
      const found = through === undefined ? own : createRequire(own.resolve(through));
      const module = found('postcss') as PostCss & { default?: PostCss };
      return module.default ?? module;
    } catch {
      continue;
    }
  return undefined;
}
