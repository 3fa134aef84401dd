import { createElement, type ReactElement, type ReactNode } from 'react';
import type { BodyComponent, CodeModule } from '../../corpus/schema/index.ts';
import { createRenderCode, type LoadedModule } from '../code/render-code.tsx';
import { placeTheme } from '../code/load-theme.tsx';
import { loadClientExtensions } from '../code/client-extensions.ts';
import { PageCode } from '../code/page-code.tsx';
import { renderedHead } from '../client/common/head.tsx';
import { provideModules } from '../client/modules.ts';
import type { CodeProblem, CodePageRenderer, RenderedHead } from '../html/page-renderer.ts';
import { hasPartsInView } from '../html/wrapper-parts.ts';
import { siteParts } from '../state/site-parts.ts';
import { loadStaticApp } from './render-app.tsx';
import { renderWhole, Misread } from './render-whole.ts';
import type { Thrown } from '../html/thrown.ts';
import { thrownWithStack } from './realm/describe-thrown.ts';
import { openReadCorpus } from './read-corpus.ts';
import { Part, PartError, type PartName } from './react/part.tsx';

type Load = (href: string) => Promise<Record<string, unknown>>;

/**
 * @param read returns a file of the corpus by its address, as text. It must always return the same content
 * @returns a renderer for pages with code. If a component of the site fails, it is omitted
 */
export async function openCodePageRenderer(
  read: (address: string) => Promise<string | undefined>,
): Promise<CodePageRenderer> {
  const { appOf } = await loadStaticApp(openReadCorpus(read));
  provideModules();
  siteParts.apart = (name, rendered) => <Part part={{ of: 'slot', name }}>{rendered}</Part>;
  return {
    async render({ page, site, data }, load, misplacedIn) {
      const slots = site.theme?.slots ?? {};
      const isThemed = hasPartsInView(slots);
      const code = page.code?.some(({ href }) => href !== undefined) ? page.code : undefined;
      const problems: CodeProblem[] = [];
      const failed = (of: 'slot' | 'component') => problems.flatMap((problem) => nameIn(problem, of) ?? []);
      await loadClientExtensions(site.theme?.extensions);
      for (const { slot, error } of await placeTheme(slots, load, true))
        problems.push({ of: 'slot', name: slot, ...thrownOf(error) });
      const modules = await loadModules(code, load).catch((error: unknown) => {
        problems.push({ of: 'page', ...thrownOf(error) });
        return undefined;
      });
      if (!isThemed && !modules) return { problems };
      for (;;) {
        siteParts.areInHtml = isThemed;
        siteParts.leftOut = new Set(failed('slot'));
        const app = appOf(page, site, data, modules && withCode(modules, failed('component')))!;
        renderedHead.length = 0;
        try {
          const html = await renderWhole(app, misplacedIn);
          return {
            html,
            head: headRendered(),
            ...((isThemed || failed('slot').length > 0) && { isThemeDrawn: renderedExcept(failed('slot')) }),
            ...(modules && { isCodeDrawn: renderedExcept(failed('component')) }),
            problems,
          };
        } catch (error) {
          const found = problemsIn(error).filter((problem) => !problems.some((other) => isSamePart(problem, other)));
          problems.push(...found);
          if (!found.some(({ of }) => of === 'slot' || of === 'component' || of === 'page')) return { problems };
        }
      }
    },
  };
}

async function loadModules(code: readonly CodeModule[] | undefined, load: Load): Promise<LoadedModule[] | undefined> {
  return (
    code &&
    Promise.all(
      code.map(async ({ href }) => (href === undefined ? { exports: {} } : { href, exports: await load(href) })),
    )
  );
}

const noStyles = () => () => undefined;

/**
 * @returns a function that wraps a view in the context for the page's code. Omits the components in `failed`
 */
function withCode(modules: readonly LoadedModule[], failed: readonly string[]): (view: ReactNode) => ReactElement {
  const render = createRenderCode(modules);
  const Rendered = ({ node }: { node: BodyComponent }) => render(node);
  const renderApart = (node: BodyComponent) => (
    <Part part={{ of: node.code?.export === 'default' ? 'page' : 'component', name: node.name }}>
      <Rendered node={node} />
    </Part>
  );
  return (children) =>
    createElement(PageCode, {
      render: renderApart,
      applyStyles: noStyles,
      isRendered: renderedExcept(failed),
      children,
    });
}

/**
 * @returns the entries that code of the page has set in the head. If several entries are equal, the last one is
 * returned, as in a browser
 */
function headRendered(): RenderedHead | undefined {
  const title = renderedHead.findLast(({ tag }) => tag === 'title')?.text;
  const description = renderedHead.findLast(({ attributes: { name } }) => name === 'description')?.attributes.content;
  return title === undefined && description === undefined ? undefined : { title, description };
}

function renderedExcept(failed: readonly string[]): true | readonly string[] {
  return failed.length === 0 || failed;
}

/**
 * @returns the name of the failed slot or component, if the problem is of the given kind; otherwise undefined. A page
 * that is a component counts as a component
 */
function nameIn({ of, name }: CodeProblem, kind: 'slot' | 'component'): string | undefined {
  return of === kind || (of === 'page' && kind === 'component') ? name : undefined;
}

function isSamePart(a: PartName, b: PartName): boolean {
  return a.of === b.of && a.name === b.name;
}

function problemsIn(error: unknown): CodeProblem[] {
  const parts = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return parts.map((problem) => {
    const cause = problem instanceof PartError ? problem.cause : problem;
    const part = problem instanceof PartError ? problem.part : { of: 'unknown' as const };
    return { ...part, ...thrownOf(cause), ...(cause instanceof Misread && { isMisread: true as const }) };
  });
}

function thrownOf(error: unknown): Thrown {
  return error instanceof Misread ? { reason: error.message } : thrownWithStack(error);
}
