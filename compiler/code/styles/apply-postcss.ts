import { createRequire } from 'node:module';
import path from 'node:path';
import type { PartialMessage } from 'esbuild';
import picomatch from 'picomatch';
import { inFolder } from '../../project/settings/in-folder.ts';
import { folderOfPackage } from '../imports/installed-package.ts';
import { noteMissing, sitePath, type CodeRun } from '../code-run.ts';

/** The used API of `postcss`. The package is a dependency of the site, because few sites need it. */
type PostCss = (plugins: readonly unknown[]) => {
  process(css: string, options: { from: string; map: false }): PromiseLike<{ css: string; messages: Message[] }>;
};

/** A message of a plugin about a dependency of a style sheet. */
interface Message {
  type: string;
  file?: string;
  dir?: string;
  glob?: string;
}

interface CssFault {
  reason?: string;
  message: string;
  line?: number;
  column?: number;
}

/** Plugins read the working directory, so style sheets are processed one after another. */
let waiting: Promise<unknown> = Promise.resolve();

/**
 * Applies the config's PostCSS plugins to a style sheet. Style sheets of packages are unchanged.
 *
 * @param file absolute
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
    // Plugins search for their settings, and for class names, in the working directory.
    inFolder(run.dir, async () => postcss(postcssPlugins).process(css, { from: file, map: false })),
  );
  waiting = processed.catch(() => undefined);
  try {
    const result = await processed;
    for (const message of result.messages) await record(message, run);
    return { css: result.css };
  } catch (error) {
    const { reason, message, line = 1, column = 1 } = error as CssFault;
    const location = { file: sitePath(run, file), line, column: column - 1 };
    return { errors: [{ text: reason ?? message.split('\n')[0]!, location }] };
  }
}

/** Records a dependency of the result. */
async function record({ type, file, dir, glob = '**/*' }: Message, run: CodeRun): Promise<void> {
  if (type === 'dependency' && file !== undefined) await run.bundleInputs.file(file);
  if (type !== 'dir-dependency' || dir === undefined) return;
  const isMeant = picomatch(glob);
  const isOwn = (name: string) => !/(?:^|\/)(?:node_modules|\.[^/]+)$/.test(name);
  for (const { path: name } of await run.files.list(dir, isOwn))
    if (isMeant(name)) await run.bundleInputs.packageFile(path.join(dir, name));
}

/** Finds PostCSS in the site, or in the packages of Docusaurus. */
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
