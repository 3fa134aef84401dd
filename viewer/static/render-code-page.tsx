import { createElement, type ReactElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createDraw, type LoadedModule } from '../code/draw-code.tsx';
import { placeTheme } from '../code/load-theme.tsx';
import { PageCode } from '../code/page-code.tsx';
import { provideModules } from '../client/modules.ts';
import type { CodePageRenderer, DrawnCodePage } from '../html/page-renderer.ts';
import { hasPartsInView, isWrapper } from '../html/wrapper-parts.ts';
import { siteParts } from '../state/site-parts.ts';
import { loadStaticApp } from './draw-app.tsx';

/**
 * @param read gives a file of the corpus by its address, as text
 * @returns what draws pages with the code that has a part in them; React itself does it, for code may ask for all that
 *   React has
 */
export async function openCodePageRenderer(
  read: (address: string) => Promise<string | undefined>,
): Promise<CodePageRenderer> {
  const { appOf } = await loadStaticApp(async (address) => {
    const text = await read(String(address));
    return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers: json });
  });
  provideModules();
  return {
    async render({ page, site, data }, load, faultOf) {
      const slots = site.theme?.slots ?? {};
      const code = page.code?.filter(({ href }) => href !== undefined) ?? [];

      /** @param isThemed whether the site's parts are drawn, and not only those around the viewer */
      async function draw(isThemed: boolean): Promise<string> {
        siteParts.areInHtml = isThemed;
        const unusable = (await placeTheme(slots, load, true)).find(({ slot }) => isThemed || isWrapper(slot));
        if (unusable) throw unusable.error;
        const html = await renderWhole(appOf(page, site, data, code.length > 0 ? await withCode() : undefined)!);
        const fault = faultOf(html);
        if (fault !== undefined) throw new Misread(fault);
        return html;
      }

      async function withCode() {
        const modules = await Promise.all(
          page.code!.map(async ({ href }): Promise<LoadedModule> =>
            href === undefined ? { exports: {} } : { href, exports: await load(href) },
          ),
        );
        const drawCode = createDraw(modules);
        return (children: ReactNode) =>
          createElement(PageCode, { draw: drawCode, styles: [], isDrawn: true, children });
      }

      const drawn: DrawnCodePage = {};
      if (hasPartsInView(slots)) {
        try {
          return { html: await draw(true), isThemeDrawn: true, ...(code.length > 0 && { isCodeDrawn: true }) };
        } catch (error) {
          drawn.themeFault = { reason: reasonOf(error), slot: slotOf(error, slots) };
        }
      }
      if (code.length === 0) return drawn;
      try {
        return { ...drawn, html: await draw(false), isCodeDrawn: true };
      } catch (error) {
        // It is the code of the page that fails, whatever stands around it.
        return { codeFault: reasonOf(error) };
      }
    },
  };
}

const json = { 'Content-Type': 'application/json' };

/** HTML that browsers read as other elements than those it was written from. */
class Misread extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Misread) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** @returns the part whose module an error comes from */
function slotOf(error: unknown, slots: Record<string, string>): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = Object.entries(slots)
    .map(([slot, href]) => ({ slot, at: stack.indexOf(href.slice(href.lastIndexOf('/'))) }))
    .filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.slot;
}

/** @throws what is thrown while it is drawn */
async function renderWhole(app: ReactElement): Promise<string> {
  const faults: unknown[] = [];
  // What comes late would stand elsewhere in the document, and a script would put it in its place.
  const options = { progressiveChunkSize: Infinity, onError: (error: unknown) => void faults.push(error) };
  const { prelude } = await prerender(app, options);
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  // Images are requested where their elements are.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
