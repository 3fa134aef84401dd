import path from 'node:path';
import { disk } from '../fs/disk.ts';
import { temporaryFolder } from '../fs/system-folders.ts';
import type { BodyNode, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { ThemeParts } from '../project/theme-parts.ts';
import type { DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { hasPartsInView, wrappersIn } from '../../viewer/html/wrapper-parts.ts';
import { atChosenLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { PageError } from '../diagnostics/page-error.ts';
import * as graph from '../incremental/index.ts';
import { openPrerenderThread, type DrawnCode, type PrerenderThread, type ReadCorpus } from './thread.ts';

/** Draws the pages that code of the site has a part in. */
export interface Prerendering {
  /** The errors of the code of each page when it was last drawn, and of the site's parts of the theme. */
  readonly prerenderFaults: readonly Diagnostic[];
  /**
   * @param source the file that a page is made of
   * @param data what its HTML carries
   * @param read gives it the files of the corpus that it requests
   * @returns the page as HTML with what code draws; nothing where none of that can be drawn without a browser
   * @throws PageError where that is an error
   */
  drawCode(
    page: Page,
    source: string | undefined,
    site: SiteFile,
    data: object,
    read: ReadCorpus,
  ): Promise<CodeHtml | undefined>;
  /** Ends the thread, which the next run opens again. */
  endPrerendering(): Promise<void>;
}

/** A page as HTML, and which code has drawn its part of it. */
export type CodeHtml = Pick<DrawnCodePage, 'isCodeDrawn' | 'isThemeDrawn'> & { html: string };

interface PrerenderInput {
  readonly config: Config;
  readonly code: CodeTable;
  readonly site: { readonly themeParts: Pick<ThemeParts, 'slots'> };
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
  const faults = graph.inputMap<string, readonly Diagnostic[]>('faults of drawing');
  let run: Promise<{ folder: string; thread: PrerenderThread }> | undefined;
  /** Why the site's parts are left out of all further pages: each of these would be waited for as long. */
  let givenUp: string | undefined;

  async function open() {
    const folder = temporaryFolder('prerender');
    await disk.write(path.join(folder, 'package.json'), Buffer.from('{"type":"module"}'));
    for (const file of input.code.files.filter(({ path: name }) => name.endsWith('.js')))
      await disk.write(path.join(folder, file.path), file.bytes);
    return { folder, thread: openPrerenderThread(folder, input.config.baseUrl) };
  }

  /** Draws a page, and once more without the site's parts where the thread was ended meanwhile. */
  async function drawIn(thread: PrerenderThread, page: Page, site: SiteFile, data: object, read: ReadCorpus) {
    const isThemed = hasPartsInView(site.theme?.slots);
    const hasCode = Boolean(page.code?.some(({ href }) => href !== undefined));
    const alone = { ...site, theme: { ...site.theme, slots: wrappersIn(site.theme?.slots ?? {}) } };
    const drawAlone = async (): Promise<DrawnCode> => (hasCode ? thread.draw({ page, site: alone, data }, read) : {});
    if (!isThemed) return drawAlone();
    if (givenUp !== undefined) return { ...(await drawAlone()), themeFault: { reason: givenUp } };
    const drawn = await thread.draw({ page, site, data }, read);
    if (drawn.ended === undefined) return drawn;
    const rest = await drawAlone();
    if (rest.ended !== undefined) return rest;
    givenUp = drawn.ended;
    return { ...rest, themeFault: { reason: drawn.ended } };
  }

  /** @returns what is told of a page at the level that the config chooses; nothing where that is none */
  function told(path: string, reason: string, names: readonly string[], isTheme: boolean): Diagnostic[] {
    const said = diagnose('prerender-failed', { path }, { reason, names, isTheme });
    return atChosenLevel(said, { 'prerender-failed': input.config.onPrerenderError, ...input.config.rules });
  }

  return {
    get prerenderFaults() {
      // What is told of the theme is the same on all pages.
      const all = [...faults.all().values()].flat().map((fault) => [JSON.stringify(fault), fault] as const);
      return [...new Map(all).values()];
    },
    async drawCode(page, source, site, data, read) {
      faults.delete(page.path);
      if (input.config.prerender === 'data') return undefined;
      const { thread } = await (run ??= open());
      // Code of a list is that of the pages in it, and is told there.
      const given = source === undefined ? { ...page, code: undefined } : page;
      const { ended, html, isCodeDrawn, isThemeDrawn, ...drawn } = await drawIn(thread, given, site, data, read);
      const { codeFault = ended, themeFault } = drawn;
      const { slots } = input.site.themeParts;
      const found: Diagnostic[] = [];
      if (codeFault !== undefined) found.push(...told(source ?? page.path, codeFault, componentsOf(page), false));
      if (themeFault !== undefined) {
        const { slot, reason } = themeFault;
        const path = slots[slot ?? ''] ?? Object.values(slots)[0] ?? page.path;
        found.push(...told(path, reason, slot === undefined ? [] : [slot], true));
      }
      const error = found.find(({ severity }) => severity === 'error');
      if (error) throw new CodeError(error.place.path, error);
      if (found.length > 0) faults.set(page.path, found);
      return html === undefined ? undefined : { html, isCodeDrawn, isThemeDrawn };
    },
    async endPrerendering() {
      const ended = run;
      run = undefined;
      givenUp = undefined;
      if (!ended) return;
      const { folder, thread } = await ended;
      await thread.close();
      await disk.remove(folder);
    },
  };
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
