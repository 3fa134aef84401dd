import type { ReactElement } from 'react';
import type { Misplaced } from '../html/page-renderer.ts';
import { Unlike } from './react/hooks.ts';
import { failedParts, PartFault, partSearch } from './react/part.tsx';
import { renderForeign, type WrittenPart } from './react/write-html.ts';

/** HTML that browsers read as other elements than those it was written from. */
export class Misread extends Error {}

/**
 * Draws a page that code of the site has a part in. React itself does it where that code asks for what only React has.
 *
 * @throws PartFault, or several of them as one error, where a part fails
 */
export async function drawWhole(
  app: ReactElement,
  misplacedIn: (html: string) => Misplaced | undefined,
): Promise<string> {
  const { html, parts } = await drawn(app);
  const misplaced = misplacedIn(html);
  if (!misplaced) return html;
  const fault = new Misread(`HTML allows no <${misplaced.name}> where it is drawn`);
  // Inner parts come first.
  const within = parts.find(({ start, end }) => start <= misplaced.at && misplaced.at < end);
  throw within ? new PartFault(within.part, fault) : fault;
}

async function drawn(app: ReactElement): Promise<{ html: string; parts: readonly WrittenPart[] }> {
  try {
    return await renderForeign(app);
  } catch (error) {
    if (!(error instanceof Unlike)) throw error;
    return { html: await drawnByReact(app), parts: [] };
  }
}

/** @throws what is thrown while it is drawn */
async function drawnByReact(app: ReactElement): Promise<string> {
  const { html, faults } = await prerendered(app);
  if (faults.length === 0) return html;
  partSearch.isOn = true;
  try {
    const again = await prerendered(app);
    const failed = failedParts(again.html).map(({ part, error }) => new PartFault(part, again.faults[error]));
    throw failed.length > 0 ? new AggregateError(failed) : faults[0];
  } finally {
    partSearch.isOn = false;
  }
}

async function prerendered(app: ReactElement): Promise<{ html: string; faults: unknown[] }> {
  // Few pages need it, and each page evaluates what it loads.
  const { prerender } = await import('react-dom/static.edge');
  const faults: unknown[] = [];
  // What comes late would stand elsewhere in the document, and a script would put it in its place.
  const options = {
    progressiveChunkSize: Infinity,
    onError: (error: unknown) => String(faults.push(error) - 1),
  };
  try {
    const { prelude } = await prerender(app, options);
    const html = await textOf(prelude);
    // Images are requested where their elements are.
    return { html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''), faults };
  } catch (error) {
    return { html: '', faults: faults.length > 0 ? faults : [error] };
  } finally {
    // React leaves contexts as they are around what came last, and puts them back only when it draws the next thing: here
    // nothing, as the next page is most likely not drawn by it, and would have what stood around this one.
    await prerender(null);
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}
