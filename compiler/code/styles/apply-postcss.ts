import { createRequire } from 'node:module';
import path from 'node:path';
import type { PartialMessage } from 'esbuild';
import picomatch from 'picomatch';
import { inFolder } from '../../project/settings/in-folder.ts';
import { folderOfPackage } from '../imports/installed-package.ts';
import { noteMissing, sitePath, type CodeRun } from '../code-run.ts';

/** What of the package `postcss` is used. It is the site's own: few sites have any. */
type PostCss = (plugins: readonly unknown[]) => {
  process(css: string, options: { from: string; map: false }): PromiseLike<{ css: string; messages: Message[] }>;
};

/** What plugins tell of the files that a style sheet was made of. */
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

/** Plugins ask where they run, so that one style sheet has to wait for another. */
let waiting: Promise<unknown> = Promise.resolve();

/**
 * Lets the PostCSS plugins of the config at a style sheet. What of packages is imported they have not to read.
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
    // They look for their settings, and for what uses their classes, from the folder that they run in.
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

/** Takes note of what the outcome depends on. */
async function record({ type, file, dir, glob = '**/*' }: Message, run: CodeRun): Promise<void> {
  if (type === 'dependency' && file !== undefined) await run.bundleInputs.file(file);
  if (type !== 'dir-dependency' || dir === undefined) return;
  const isMeant = picomatch(glob);
  const isOwn = (name: string) => !/(?:^|\/)(?:node_modules|\.[^/]+)$/.test(name);
  for (const { path: name } of await run.files.list(dir, isOwn))
    if (isMeant(name)) await run.bundleInputs.packageFile(path.join(dir, name));
}

/** Docusaurus brings the package along, where the site itself has none. */
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
