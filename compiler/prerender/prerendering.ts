import path from 'node:path';
import { disk } from '../fs/disk.ts';
import { temporaryFolder } from '../fs/system-folders.ts';
import type { BodyNode, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import { atChosenLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { PageError } from '../diagnostics/page-error.ts';
import * as graph from '../incremental/index.ts';
import { misplacedElement } from './nesting.ts';
import { openPrerenderThread, type PrerenderThread, type ReadCorpus } from './thread.ts';

/** Draws the pages that hold code. */
export interface Prerendering {
  /** The errors of the code of each page when it was last drawn. */
  readonly prerenderFaults: readonly Diagnostic[];
  /**
   * @param source the file that a page is made of
   * @param data what its HTML carries
   * @param read gives it the files of the corpus that it requests
   * @returns the page as HTML with what its code draws; nothing where it cannot be drawn without a browser
   * @throws PageError where that is an error
   */
  drawCode(page: Page, source: string, site: SiteFile, data: object, read: ReadCorpus): Promise<string | undefined>;
  /** Ends the thread, which the next run opens again. */
  endPrerendering(): Promise<void>;
}

interface PrerenderInput {
  readonly config: Config;
  readonly code: CodeTable;
}

/** A page that fails, where the config wants that to fail the compile. */
class CodeError extends PageError {
  readonly #diagnostic: Diagnostic;

  constructor(source: string, diagnostic: Diagnostic) {
    super(source, diagnostic.message);
    this.#diagnostic = diagnostic;
  }

  override get diagnostic(): Diagnostic {
    return this.#diagnostic;
  }
}

export function openPrerendering(input: PrerenderInput): Prerendering {
  const faults = graph.inputMap<string, Diagnostic>('faults of drawing');
  let run: Promise<{ folder: string; thread: PrerenderThread }> | undefined;

  async function open() {
    const folder = temporaryFolder('prerender');
    await disk.write(path.join(folder, 'package.json'), Buffer.from('{"type":"module"}'));
    for (const file of input.code.files.filter(({ path: name }) => name.endsWith('.js')))
      await disk.write(path.join(folder, file.path), file.bytes);
    return { folder, thread: openPrerenderThread(folder, input.config.baseUrl) };
  }

  return {
    get prerenderFaults() {
      return [...faults.all().values()];
    },
    async drawCode(page, source, site, data, read) {
      faults.delete(page.path);
      if (input.config.prerender === 'data') return undefined;
      const { thread } = await (run ??= open());
      const { html, fault = nestingFault(html!) } = await thread.draw({ page, site, data }, read);
      if (fault === undefined) return html;
      const said = diagnose('prerender-failed', { path: source }, { reason: fault, names: componentsOf(page) });
      const [diagnostic] = atChosenLevel(said, {
        'prerender-failed': input.config.onPrerenderError,
        ...input.config.rules,
      });
      if (diagnostic?.severity === 'error') throw new CodeError(source, diagnostic);
      if (diagnostic) faults.set(page.path, diagnostic);
      return undefined;
    },
    async endPrerendering() {
      const ended = run;
      run = undefined;
      if (!ended) return;
      const { folder, thread } = await ended;
      await thread.close();
      await disk.remove(folder);
    },
  };
}

function nestingFault(html: string): string | undefined {
  const name = misplacedElement(html);
  return name === undefined ? undefined : `HTML allows no <${name}> where it is drawn`;
}

/** @returns the names of the components of a page that are code */
function componentsOf(page: Page): string[] {
  const names = new Set<string>();
  const visit = (nodes: readonly BodyNode[]) => {
    for (const node of nodes) {
      if (node.type === 'component' && node.code && node.code.export !== 'default') names.add(node.name);
      if (node.type !== 'text') visit(node.children);
    }
  };
  if ('body' in page) visit(page.body.children);
  return [...names].sort();
}
