import type { ReactElement } from 'react';
import type { Misplaced } from '../html/page-renderer.ts';
import { Unlike } from './react/hooks.ts';
import { failedParts, PartFault, partSearch } from './react/part.tsx';
import { renderForeign, type WrittenPart } from './react/write-html.ts';

/** HTML that browsers parse into different elements. */
export class Misread extends Error {}

/**
 * Renders a page with code of the site. Falls back to React itself if that code needs features that only React has.
 *
 * @throws PartFault, or several of them as one error, if a part fails
 */
export async function drawWhole(
  app: ReactElement,
  misplacedIn: (html: string) => Misplaced | undefined,
): Promise<string> {
  const { html, parts } = await drawn(app);
  const misplaced = misplacedIn(html);
  if (!misplaced) return html;
  const error = new Misread(`HTML allows no <${misplaced.name}> where it is drawn`);
  // The list contains inner parts before outer ones.
  const within = parts.find(({ start, end }) => start <= misplaced.at && misplaced.at < end);
  throw within ? new PartFault(within.part, error) : error;
}

async function drawn(app: ReactElement): Promise<{ html: string; parts: readonly WrittenPart[] }> {
  try {
    return await renderForeign(app);
  } catch (error) {
    if (!(error instanceof Unlike)) throw error;
    return { html: await drawnByReact(app), parts: [] };
  }
}

/** @throws the errors of the rendered components */
async function drawnByReact(app: ReactElement): Promise<string> {
  const { html, errors } = await prerendered(app);
  if (errors.length === 0) return html;
  partSearch.isOn = true;
  try {
    const again = await prerendered(app);
    const failed = failedParts(again.html).map(({ part, error }) => new PartFault(part, again.errors[error]));
    throw failed.length > 0 ? new AggregateError(failed) : errors[0];
  } finally {
    partSearch.isOn = false;
  }
}

async function prerendered(app: ReactElement): Promise<{ html: string; errors: unknown[] }> {
  // Imported here because few pages need it, and each page evaluates its own modules.
  const { prerender } = await import('react-dom/static.edge');
  const errors: unknown[] = [];
  // Content that React streams later would be elsewhere in the document, with a script that moves it.
  const options = {
    progressiveChunkSize: Infinity,
    onError: (error: unknown) => String(errors.push(error) - 1),
  };
  try {
    const { prelude } = await prerender(app, options);
    const html = await textOf(prelude);
    // Removes the preload links: images are requested by their elements.
    return { html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''), errors };
  } catch (error) {
    return { html: '', errors: errors.length > 0 ? errors : [error] };
  } finally {
    // React restores contexts only at the next render. The next page is probably rendered without React, and would
    // read this page's contexts. So this renders an empty tree.
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
