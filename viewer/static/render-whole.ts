import type { ReactElement } from 'react';
import type { Misplaced } from '../html/page-renderer.ts';
import { Unlike } from './react/hooks.ts';
import { failedParts, PartError, partSearch } from './react/part.tsx';
import { renderForeign, type WrittenPart } from './react/write-html.ts';

/** The error for HTML that a browser would parse into different elements. */
export class Misread extends Error {}

/**
 * Renders a page with code of the site. If the code uses features that `write-html.ts` does not support, React renders
 * the page.
 *
 * @throws PartError if a component of the site fails; AggregateError if several fail
 */
export async function renderWhole(
  app: ReactElement,
  misplacedIn: (html: string) => Misplaced | undefined,
): Promise<string> {
  const { html, parts } = await renderParts(app);
  const misplaced = misplacedIn(html);
  if (!misplaced) return html;
  const error = new Misread(`HTML does not allow <${misplaced.name}> at this location`);
  // Inner parts come before outer parts in this list, so the first match is the innermost part around the element.
  const within = parts.find(({ start, end }) => start <= misplaced.at && misplaced.at < end);
  throw within ? new PartError(within.part, error) : error;
}

async function renderParts(app: ReactElement): Promise<{ html: string; parts: readonly WrittenPart[] }> {
  try {
    return await renderForeign(app);
  } catch (error) {
    if (!(error instanceof Unlike)) throw error;
    return { html: await renderedByReact(app), parts: [] };
  }
}

/** Renders with React. @throws PartError, or the errors of components for which the part is unknown */
async function renderedByReact(app: ReactElement): Promise<string> {
  const { html, errors } = await prerendered(app);
  if (errors.length === 0) return html;
  partSearch.isOn = true;
  try {
    const again = await prerendered(app);
    const failed = failedParts(again.html).map(({ part, error }) => new PartError(part, again.errors[error]));
    throw failed.length > 0 ? new AggregateError(failed) : errors[0];
  } finally {
    partSearch.isOn = false;
  }
}

async function prerendered(app: ReactElement): Promise<{ html: string; errors: unknown[] }> {
  // Imported on demand, because few pages need it, and each page's realm would evaluate the module again.
  const { prerender } = await import('react-dom/static.edge');
  const errors: unknown[] = [];
  // Requests large chunks, so that React writes the whole content in its final position. With smaller chunks, React
  // would append late content, and a script would have to move it.
  const options = {
    progressiveChunkSize: Infinity,
    onError: (error: unknown) => String(errors.push(error) - 1),
  };
  try {
    const { prelude } = await prerender(app, options);
    const html = await textOf(prelude);
    // Removes the preload links that React adds for images, because browsers request these images early even without
    // a link.
    return { html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''), errors };
  } catch (error) {
    return { html: '', errors: errors.length > 0 ? errors : [error] };
  } finally {
    // Renders an empty tree, because React resets its contexts only when it starts to render. Otherwise,
    // `write-html.ts` would read this page's contexts for the next page.
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
