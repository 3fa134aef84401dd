import { createElement, type ReactNode } from 'react';
import type { CodeModule } from '../../corpus/schema/index.ts';
import { checkCode } from './check-code.ts';
import { importModule, type CodeCorpus } from './import-module.ts';
import { createRenderCode, type LoadedModule } from './render-code.tsx';
import { loadStylesOfCode } from '../navigation/load-styles.ts';
import { PageCode } from './page-code.tsx';
import { loadStyles } from './page-styles.ts';
import type { StaticData } from '../static/static-data.ts';
import { prepareForCode } from './client-extensions.ts';

// Re-exported, so that the bundler puts both modules and their shared dependencies into one chunk.
export { loadClientModules } from './client-modules.ts';
export { loadTheme, loadThemeStyles } from './load-theme.tsx';

/**
 * Loads the code modules of a page with their styles.
 *
 * @param code the field of the page file, unchecked
 * @param corpus the corpus of the page
 * @param isRendered whether static HTML contains the output of the code
 * @returns a component that provides the code to the page in it
 * @throws CorpusError if the page names modules that are not this site's files
 * @throws Error if a module can't be loaded or run
 */
export async function loadPageCode(
  code: unknown,
  corpus: CodeCorpus,
  isRendered: StaticData['isCodeDrawn'] = false,
): Promise<(view: ReactNode) => ReactNode> {
  const modules = checkCode(code, corpus.sharedUrl);
  const styles = [...new Set(modules.flatMap((module) => module.styles ?? []))];
  const hasModules = modules.some(({ href }) => href !== undefined);
  const prepared = hasModules ? prepareForCode(corpus) : Promise.resolve();
  const [loaded, applyStyles] = await Promise.all([
    prepared.then(() => Promise.all(modules.map((module) => loadModule(module, corpus)))),
    loadStyles(styles, corpus),
    hasModules && loadStylesOfCode(),
  ]);
  const render = createRenderCode(loaded);
  return (children) => createElement(PageCode, { render, applyStyles, isRendered, children });
}

async function loadModule({ href }: CodeModule, corpus: CodeCorpus): Promise<LoadedModule> {
  if (href === undefined) return { exports: {} };
  try {
    return { href, exports: await importModule(corpus.url(href)) };
  } catch (cause) {
    throw new Error(`The code of this page, ${href}, could not be loaded.`, { cause });
  }
}
