import { createElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createDraw, type LoadedModule } from '../code/draw-code.tsx';
import { PageCode } from '../code/page-code.tsx';
import { placeWrappers } from '../code/wrappers.tsx';
import { provideModules } from '../client/modules.ts';
import type { CodePage, CodePageRenderer } from '../html/page-renderer.ts';
import { loadStaticApp } from './draw-app.tsx';

/**
 * @param read gives a file of the corpus by its address, as text
 * @returns what draws pages with the code in them; React itself does it, for code may ask for all that React has
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
    async render({ page, site, data }: CodePage, load) {
      await placeWrappers(site.theme?.slots ?? {}, load);
      const modules = await Promise.all(
        (page.code ?? []).map(async ({ href }): Promise<LoadedModule> =>
          href === undefined ? { exports: {} } : { href, exports: await load(href) },
        ),
      );
      const draw = createDraw(modules);
      const app = appOf(page, site, data, (children) =>
        createElement(PageCode, { draw, styles: [], isDrawn: true, children }),
      );
      const faults: unknown[] = [];
      // What comes late would stand elsewhere in the document, and a script would put it in its place.
      const options = { progressiveChunkSize: Infinity, onError: (error: unknown) => void faults.push(error) };
      const { prelude } = await prerender(app, options);
      const html = await new Response(prelude).text();
      if (faults.length > 0) throw faults[0];
      // Images are requested where their elements are.
      return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
    },
  };
}

const json = { 'Content-Type': 'application/json' };
