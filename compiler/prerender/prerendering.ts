import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Head } from '../parse/document.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { ThemeParts } from '../project/docusaurus/theme-parts.ts';
import type { CodeFault, DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { hasPartsInView, wrappersIn } from '../../viewer/html/wrapper-parts.ts';
import { atChosenLevel, diagnose } from '../diagnostics/catalogue.ts';
import { onThisPage, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { joinFailures } from '../diagnostics/join-failures.ts';
import * as graph from '../incremental/index.ts';
import { isDisabled } from '../source/source-diagnostics.ts';
import {
  openRendererProcess,
  type DrawnCode,
  type ReadCorpus,
  type RendererProcess,
  type SentCodePage,
} from './renderer-process.ts';
import { thrownPlaces } from './thrown-place.ts';

/** A page's HTML, and whether code of the page or of the theme has rendered parts of it. */
type CodeHtml = Pick<DrawnCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'> & { html: string };

interface PrerenderInput {
  readonly config: Config;
  readonly code: CodeTable;
  readonly site: { readonly themeParts: Pick<ThemeParts, 'slots'> };
  readonly sources: ReadonlyMap<string, { readonly head: Pick<Head, 'code' | 'disabledRules'> }>;
}

/** An error of a page's code, which may have occurred after the HTML was complete. */
type LateFault = CodeFault & { isLate?: true };

/** Renders the pages that run code of the site. */
export function openPrerendering(input: PrerenderInput) {
  const faults = graph.inputMap<string, readonly Diagnostic[]>('faults of drawing');
  let run: RendererProcess | undefined;
  /**
   * Why theme components are no longer rendered. Set if they took too long for one page: all others would
   * also wait.
   */
  let givenUp: string | undefined;

  function open(): RendererProcess {
    const { baseUrl } = input.config;
    const files = new Map(input.code.files.map(({ path, bytes }) => [path, bytes]));
    return openRendererProcess((href) => {
      const bytes = href.startsWith(baseUrl) ? files.get(href.slice(baseUrl.length)) : undefined;
      return bytes && Buffer.from(bytes).toString('utf8');
    });
  }

  /** Site data → the same data without theme components. */
  const alone = new WeakMap<SiteFile, SiteFile>();

  /** Renders a page. If it was stopped before its HTML was complete, renders it again without theme components. */
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

  let placeOfThrow: { files: CodeTable['files']; find: ReturnType<typeof thrownPlaces> } | undefined;

  function placeIn(stack: string): Place | undefined {
    const { files } = input.code;
    if (placeOfThrow?.files !== files) placeOfThrow = { files, find: thrownPlaces(files, input.config.baseUrl) };
    return placeOfThrow.find(stack);
  }

  /** @returns the diagnostics of a page, with the severity that the config sets */
  function diagnosticsOf({ of, name, reason, stack, isMisread, isLate }: LateFault, source: string): Diagnostic[] {
    const { slots } = input.site.themeParts;
    // If the viewer composes a part of several slots, the part has no file. The first slot's file is named
    // instead.
    const file = name !== undefined && Object.hasOwn(slots, name) ? slots[name] : Object.values(slots)[0];
    const path = of === 'slot' && file !== undefined ? file : source;
    const names = name === undefined || of === 'page' ? [] : [name];
    const code = of === 'slot' ? undefined : input.sources.get(source)?.head.code;
    const user = { path, ...code?.exports.find((own) => own.name === name)?.at };
    if (isDisabled({ rule: 'prerender-failed', place: user }, input.sources)) return [];
    const thrown = stack === undefined ? undefined : placeIn(stack);
    const isElsewhere = thrown !== undefined && thrown.path !== path;
    const said = diagnose(
      'prerender-failed',
      thrown ?? user,
      { reason, names, isTheme: of === 'slot', isMisread: isMisread ?? false, isLate: isLate ?? false, isElsewhere },
      isElsewhere
        ? [{ line: 1, column: 1, ...user, message: of === 'slot' ? 'the part of the theme' : onThisPage }]
        : undefined,
    );
    return atChosenLevel(said, { 'prerender-failed': input.config.onPrerenderError, ...input.config.rules });
  }

  return {
    /**
     * The errors of all pages and theme components in their last rendering. Each location in code is reported
     * once.
     */
    get prerenderFaults() {
      // Errors of theme components are the same on all pages, so duplicates are removed.
      const all = [...faults.all().values()].flat().map((fault) => [JSON.stringify(fault), fault] as const);
      return joinFailures([...new Map(all).values()]);
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
      // On a list page, the code belongs to the listed pages. Their errors are reported there.
      const hasCode = source !== undefined && Boolean(page.code?.some(({ href }) => href !== undefined));
      const given = page.code && !hasCode ? JSON.stringify({ ...page, code: undefined }) : json;
      const drawn = await drawIn(renderer, { page: given, hasCode, site, data }, read);
      const { ended, html, head, isCodeDrawn, isThemeDrawn } = drawn;
      const failed: LateFault[] = ended === undefined ? [...(drawn.faults ?? [])] : [{ of: 'unknown', reason: ended }];
      for (const late of drawn.late ?? []) failed.push({ of: hasCode ? 'page' : 'slot', ...late, isLate: true });
      const found = failed.flatMap((fault) => diagnosticsOf(fault, source ?? page.path));
      if (found.length > 0) faults.set(page.path, found);
      return html === undefined ? undefined : { html, head, isCodeDrawn, isThemeDrawn };
    },
    /** Stops the process. The next run starts another one. */
    endPrerendering() {
      run?.close();
      run = undefined;
      givenUp = undefined;
    },
  };
}
