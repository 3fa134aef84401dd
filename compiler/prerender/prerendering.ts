import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Head } from '../parse/document.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { ThemeParts } from '../project/theme/theme-parts.ts';
import type { CodeProblem, RenderedCodePage } from '../../viewer/html/page-renderer.ts';
import { hasPartsInView, wrappersIn } from '../../viewer/html/wrapper-parts.ts';
import { atChosenLevel, diagnose } from '../diagnostics/catalogue.ts';
import { onThisPage, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { joinFailures } from '../diagnostics/join-failures.ts';
import * as graph from '../incremental/index.ts';
import { isDisabled } from '../source/source-diagnostics.ts';
import {
  openRendererProcess,
  type RenderedCode,
  type ReadCorpus,
  type RendererProcess,
  type SentCodePage,
} from './renderer-process.ts';
import { thrownPlaces } from './thrown-place.ts';

/** A page's HTML, and whether code of the page or of the theme has rendered parts of it. */
type CodeHtml = Pick<RenderedCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'> & { html: string };

interface PrerenderInput {
  readonly config: Config;
  readonly code: CodeTable;
  readonly site: { readonly themeParts: Pick<ThemeParts, 'slots'> };
  readonly sources: ReadonlyMap<string, { readonly head: Pick<Head, 'code' | 'disabledRules'> }>;
}

/** An error of a page's code. It may have occurred after the HTML was complete. */
type LateProblem = CodeProblem & { isLate?: true };

/** Renders the pages that run code of the site. */
export function openPrerendering(input: PrerenderInput) {
  const problems = graph.inputMap<string, readonly Diagnostic[]>('rendering diagnostics');
  let run: RendererProcess | undefined;
  /**
   * Why theme components are no longer rendered. Set if they took too long for one page, because they would delay all
   * other pages as well.
   */
  let givenUp: string | undefined;

  /** The files that the process can load. If two have the same path, the later file is used. */
  const renderedFiles = () => [...input.code.files, ...(input.code.rendering ?? [])];

  function open(): RendererProcess {
    const { baseUrl } = input.config;
    const files = new Map(renderedFiles().map(({ path, bytes }) => [path, bytes]));
    return openRendererProcess((href) => {
      const bytes = href.startsWith(baseUrl) ? files.get(href.slice(baseUrl.length)) : undefined;
      return bytes && Buffer.from(bytes).toString('utf8');
    });
  }

  /** Site data → the same data without theme components. */
  const alone = new WeakMap<SiteFile, SiteFile>();

  /**
   * Renders a page. If the page was stopped before its HTML was complete, renders it again without theme components.
   */
  async function renderIn(renderer: RendererProcess, page: SentCodePage, read: ReadCorpus) {
    const { site, hasCode } = page;
    const renderAlone = async (): Promise<RenderedCode> => {
      if (!hasCode) return {};
      if (!alone.has(site))
        alone.set(site, { ...site, theme: { ...site.theme, slots: wrappersIn(site.theme?.slots ?? {}) } });
      return renderer.render({ ...page, site: alone.get(site)! }, read);
    };
    if (!hasPartsInView(site.theme?.slots)) return renderAlone();
    const rendered: RenderedCode = givenUp === undefined ? await renderer.render(page, read) : { ended: givenUp };
    if (rendered.ended === undefined) return rendered;
    const rest = await renderAlone();
    if (rest.ended !== undefined) return rest;
    if (rendered.isCostly) givenUp = rendered.ended;
    const problem: CodeProblem = { of: 'slot', reason: rendered.ended };
    return { ...rest, problems: [...(rest.problems ?? []), problem] };
  }

  let placeOfThrow: { files: CodeTable['files']; find: ReturnType<typeof thrownPlaces> } | undefined;

  function placeIn(stack: string): Place | undefined {
    const { files } = input.code;
    if (placeOfThrow?.files !== files)
      placeOfThrow = { files, find: thrownPlaces(renderedFiles(), input.config.baseUrl) };
    return placeOfThrow.find(stack);
  }

  /** @returns the diagnostics of a page, with the severity that the config sets */
  function diagnosticsOf({ of, name, reason, stack, isMisread, isLate }: LateProblem, source: string): Diagnostic[] {
    const { slots } = input.site.themeParts;
    // A component that the viewer assembles from several slots has no file, so the first slot's file is reported.
    const file = name !== undefined && Object.hasOwn(slots, name) ? slots[name] : Object.values(slots)[0];
    const path = of === 'slot' && file !== undefined ? file : source;
    const names = name === undefined || of === 'page' ? [] : [name];
    const code = of === 'slot' ? undefined : input.sources.get(source)?.head.code;
    const user = { path, ...code?.exports.find((own) => own.name === name)?.at };
    if (isDisabled({ rule: 'prerender-failed', place: user }, input.sources)) return [];
    const thrown = stack === undefined ? undefined : placeIn(stack);
    const isElsewhere = thrown !== undefined && thrown.path !== path;
    const found = diagnose(
      'prerender-failed',
      thrown ?? user,
      { reason, names, isTheme: of === 'slot', isMisread: isMisread ?? false, isLate: isLate ?? false, isElsewhere },
      isElsewhere
        ? [
            {
              line: 1,
              column: 1,
              ...user,
              message: of === 'slot' ? 'the error occurs in this part of the theme' : onThisPage,
            },
          ]
        : undefined,
    );
    return atChosenLevel(found, { 'prerender-failed': input.config.onPrerenderError, ...input.config.rules });
  }

  return {
    /** The errors of all pages and theme components in their last rendering, one per location in code. */
    get prerenderDiagnostics() {
      // Errors of theme components are the same on all pages, so duplicates are removed.
      const all = [...problems.all().values()].flat().map((problem) => [JSON.stringify(problem), problem] as const);
      return joinFailures([...new Map(all).values()]);
    },
    /**
     * The number of pages whose last rendering had an error. An error in a module that several pages share counts for
     * each page.
     */
    get failedPages() {
      return problems.all().size;
    },
    /**
     * Renders a page with code.
     *
     * @param json the page's file
     * @param source path of the page's source
     * @param data the data that is embedded in its HTML
     * @param read returns corpus files that the page requests
     * @returns the HTML; undefined if the page can only be rendered in a browser
     */
    async renderCode(
      page: Page,
      json: string,
      source: string | undefined,
      site: SiteFile,
      data: object,
      read: ReadCorpus,
    ): Promise<CodeHtml | undefined> {
      problems.delete(page.path);
      if (input.config.prerender === 'data') return undefined;
      const renderer = (run ??= open());
      // The code on a list page belongs to the listed pages. It is not run again, because its errors are reported
      // there.
      const hasCode = source !== undefined && Boolean(page.code?.some(({ href }) => href !== undefined));
      const given = page.code && !hasCode ? JSON.stringify({ ...page, code: undefined }) : json;
      const rendered = await renderIn(renderer, { page: given, hasCode, site, data }, read);
      const { ended, html, head, isCodeDrawn, isThemeDrawn } = rendered;
      const failed: LateProblem[] =
        ended === undefined ? [...(rendered.problems ?? [])] : [{ of: 'unknown', reason: ended }];
      for (const late of rendered.late ?? []) failed.push({ of: hasCode ? 'page' : 'slot', ...late, isLate: true });
      const found = failed.flatMap((problem) => diagnosticsOf(problem, source ?? page.path));
      if (found.length > 0) problems.set(page.path, found);
      return html === undefined ? undefined : { html, head, isCodeDrawn, isThemeDrawn };
    },
    /** Stops the process. The next run starts a new process. */
    endPrerendering() {
      run?.close();
      run = undefined;
      givenUp = undefined;
    },
  };
}
