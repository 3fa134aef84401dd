import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Head } from '../parse/document.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { ThemeParts } from '../project/docusaurus/theme-parts.ts';
import type { CodeFault, DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { hasPartsInView, wrappersIn } from '../../viewer/html/wrapper-parts.ts';
import { atChosenLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { PageError } from '../diagnostics/page-error.ts';
import * as graph from '../incremental/index.ts';
import {
  openRendererProcess,
  type DrawnCode,
  type ReadCorpus,
  type RendererProcess,
  type SentCodePage,
} from './renderer-process.ts';

/** A page as HTML, and the kinds of code that rendered parts of it. */
type CodeHtml = Pick<DrawnCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'> & { html: string };

interface PrerenderInput {
  readonly config: Config;
  readonly code: CodeTable;
  readonly site: { readonly themeParts: Pick<ThemeParts, 'slots'> };
  readonly sources: ReadonlyMap<string, { readonly head: Pick<Head, 'code'> }>;
}

/** An error, which may have occurred after the HTML was rendered. */
type LateFault = CodeFault & { isLate?: true };

/** A page that fails to render, if the config makes that an error. */
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

/** Renders the pages that run code of the site. */
export function openPrerendering(input: PrerenderInput) {
  const faults = graph.inputMap<string, readonly Diagnostic[]>('faults of drawing');
  let run: RendererProcess | undefined;
  /** The reason why all further pages are rendered without theme parts: each page would wait as long. */
  let givenUp: string | undefined;

  function open(): RendererProcess {
    const { baseUrl } = input.config;
    const files = new Map(input.code.files.map(({ path, bytes }) => [path, bytes]));
    return openRendererProcess((href) => {
      const bytes = href.startsWith(baseUrl) ? files.get(href.slice(baseUrl.length)) : undefined;
      return bytes && Buffer.from(bytes).toString('utf8');
    });
  }

  /** The site without its theme parts. */
  const alone = new WeakMap<SiteFile, SiteFile>();

  /** Renders a page, and again without theme parts if the page was ended before it had HTML. */
  async function drawIn(renderer: RendererProcess, page: SentCodePage, read: ReadCorpus) {
    const { site, hasCode } = page;
    const drawAlone = async (): Promise<DrawnCode> => {
      if (!hasCode) return {};
      if (!alone.has(site))
        alone.set(site, { ...site, theme: { ...site.theme, slots: wrappersIn(site.theme?.slots ?? {}) } });
      return renderer.draw({ ...page, site: alone.get(site)! }, read);
    };
    if (!hasPartsInView(site.theme?.slots)) return drawAlone();
    const drawn: DrawnCode = givenUp === undefined ? await renderer.draw(page, read) : { ended: givenUp };
    if (drawn.ended === undefined) return drawn;
    const rest = await drawAlone();
    if (rest.ended !== undefined) return rest;
    if (drawn.isCostly) givenUp = drawn.ended;
    const fault: CodeFault = { of: 'slot', reason: drawn.ended };
    return { ...rest, faults: [...(rest.faults ?? []), fault] };
  }

  /** @returns the diagnostics of a page at the level of the config; empty if that is `ignore` */
  function told({ of, name, reason, isMisread, isLate }: LateFault, source: string): Diagnostic[] {
    const { slots } = input.site.themeParts;
    // A part that the viewer composes of slots has no file of its own.
    const file = name !== undefined && Object.hasOwn(slots, name) ? slots[name] : Object.values(slots)[0];
    const path = of === 'slot' && file !== undefined ? file : source;
    const names = name === undefined || of === 'page' ? [] : [name];
    const code = of === 'slot' ? undefined : input.sources.get(source)?.head.code;
    const at = code?.exports.find((own) => own.name === name)?.at;
    const said = diagnose(
      'prerender-failed',
      { path, ...at },
      { reason, names, isTheme: of === 'slot', isMisread: isMisread ?? false, isLate: isLate ?? false },
    );
    return atChosenLevel(said, { 'prerender-failed': input.config.onPrerenderError, ...input.config.rules });
  }

  return {
    /** The errors of the last render of each page, and of theme parts. */
    get prerenderFaults() {
      // Errors of the theme are equal on all pages, and reported once.
      const all = [...faults.all().values()].flat().map((fault) => [JSON.stringify(fault), fault] as const);
      return [...new Map(all).values()];
    },
    /**
     * @param json the text of the page's file
     * @param source the page's source file
     * @param data the embedded data of its HTML
     * @param read reads the corpus files that the page requests
     * @returns the page as HTML with the output of its code; undefined if that needs a browser
     * @throws PageError if the config makes that an error
     */
    async drawCode(
      page: Page,
      json: string,
      source: string | undefined,
      site: SiteFile,
      data: object,
      read: ReadCorpus,
    ): Promise<CodeHtml | undefined> {
      faults.delete(page.path);
      if (input.config.prerender === 'data') return undefined;
      const renderer = (run ??= open());
      // The code of a list belongs to the listed pages, and its errors are reported there.
      const hasCode = source !== undefined && Boolean(page.code?.some(({ href }) => href !== undefined));
      const given = page.code && !hasCode ? JSON.stringify({ ...page, code: undefined }) : json;
      const drawn = await drawIn(renderer, { page: given, hasCode, site, data }, read);
      const { ended, html, head, isCodeDrawn, isThemeDrawn } = drawn;
      const failed: LateFault[] = ended === undefined ? [...(drawn.faults ?? [])] : [{ of: 'unknown', reason: ended }];
      for (const reason of drawn.late ?? []) failed.push({ of: hasCode ? 'page' : 'slot', reason, isLate: true });
      const found = failed.flatMap((fault) => told(fault, source ?? page.path));
      const error = found.find(({ severity }) => severity === 'error');
      if (error) throw new CodeError(error.place.path, error);
      if (found.length > 0) faults.set(page.path, found);
      return html === undefined ? undefined : { html, head, isCodeDrawn, isThemeDrawn };
    },
    /** Ends the process. The next run starts another one. */
    endPrerendering() {
      run?.close();
      run = undefined;
      givenUp = undefined;
    },
  };
}
