import { createElement, type ReactElement, type ReactNode } from 'react';
import type { BodyComponent, CodeModule } from '../../corpus/schema/index.ts';
import { createDraw, type LoadedModule } from '../code/draw-code.tsx';
import { placeTheme } from '../code/load-theme.tsx';
import { PageCode } from '../code/page-code.tsx';
import { drawnHead } from '../client/docusaurus/head.tsx';
import { provideModules } from '../client/modules.ts';
import type { CodeFault, CodePageRenderer, DrawnHead } from '../html/page-renderer.ts';
import { hasPartsInView } from '../html/wrapper-parts.ts';
import { siteParts } from '../state/site-parts.ts';
import { loadStaticApp } from './draw-app.tsx';
import { drawWhole, Misread } from './draw-whole.ts';
import type { Thrown } from '../html/thrown.ts';
import { thrownWithStack } from './realm/describe-thrown.ts';
import { openReadCorpus } from './read-corpus.ts';
import { Part, PartFault, type PartName } from './react/part.tsx';

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
  siteParts.apart = (name, drawn) => <Part part={{ of: 'slot', name }}>{drawn}</Part>;
  return {
    async render({ page, site, data }, load, misplacedIn) {
      const slots = site.theme?.slots ?? {};
      const isThemed = hasPartsInView(slots);
      const code = page.code?.some(({ href }) => href !== undefined) ? page.code : undefined;
      const faults: CodeFault[] = [];
      const failed = (of: 'slot' | 'component') => faults.flatMap((fault) => nameIn(fault, of) ?? []);
      for (const { slot, error } of await placeTheme(slots, load, true))
        faults.push({ of: 'slot', name: slot, ...thrownOf(error) });
      const modules = await loadModules(code, load).catch((error: unknown) => {
        faults.push({ of: 'page', ...thrownOf(error) });
        return undefined;
      });
      if (!isThemed && !modules) return { faults };
      for (;;) {
        siteParts.areInHtml = isThemed;
        siteParts.leftOut = new Set(failed('slot'));
        const app = appOf(page, site, data, modules && withCode(modules, failed('component')))!;
        drawnHead.length = 0;
        try {
          const html = await drawWhole(app, misplacedIn);
          return {
            html,
            head: headDrawn(),
            ...((isThemed || failed('slot').length > 0) && { isThemeDrawn: drawnBut(failed('slot')) }),
            ...(modules && { isCodeDrawn: drawnBut(failed('component')) }),
            faults,
          };
        } catch (error) {
          const found = faultsIn(error).filter((fault) => !faults.some((other) => isSamePart(fault, other)));
          faults.push(...found);
          if (!found.some(({ of }) => of === 'slot' || of === 'component' || of === 'page')) return { faults };
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

/** @returns a function that wraps a view in the context that renders the page's code, except the failed components */
function withCode(modules: readonly LoadedModule[], failed: readonly string[]): (view: ReactNode) => ReactElement {
  const draw = createDraw(modules);
  const Drawn = ({ node }: { node: BodyComponent }) => draw(node);
  const drawApart = (node: BodyComponent) => (
    <Part part={{ of: node.code?.export === 'default' ? 'page' : 'component', name: node.name }}>
      <Drawn node={node} />
    </Part>
  );
  return (children) =>
    createElement(PageCode, { draw: drawApart, applyStyles: noStyles, isDrawn: drawnBut(failed), children });
}

/** @returns the entries that code has set in the head. Of several equal ones the last counts, as in a browser */
function headDrawn(): DrawnHead | undefined {
  const title = drawnHead.findLast(({ tag }) => tag === 'title')?.text;
  const description = drawnHead.findLast(({ attributes: { name } }) => name === 'description')?.attributes.content;
  return title === undefined && description === undefined ? undefined : { title, description };
}

function drawnBut(failed: readonly string[]): true | readonly string[] {
  return failed.length === 0 || failed;
}

/**
 * @returns the name of the failed slot or component; undefined if the other kind failed. A page counts as a component
 */
function nameIn({ of, name }: CodeFault, kind: 'slot' | 'component'): string | undefined {
  return of === kind || (of === 'page' && kind === 'component') ? name : undefined;
}

function isSamePart(a: PartName, b: PartName): boolean {
  return a.of === b.of && a.name === b.name;
}

function faultsIn(error: unknown): CodeFault[] {
  const parts = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return parts.map((fault) => {
    const cause = fault instanceof PartFault ? fault.cause : fault;
    const part = fault instanceof PartFault ? fault.part : { of: 'unknown' as const };
    return { ...part, ...thrownOf(cause), ...(cause instanceof Misread && { isMisread: true as const }) };
  });
}

function thrownOf(error: unknown): Thrown {
  return error instanceof Misread ? { reason: error.message } : thrownWithStack(error);
}
