import { htmlVoidElements, isDoubtful, isDoubtfulInDrawing, isUniqueAround } from '../html/nesting-rules.ts';
import type { Misplaced } from '../../viewer/html/page-renderer.ts';

/** Elements whose content is parsed as text. */
const texts = new Set(['script', 'style', 'textarea', 'iframe']);

const tags = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

/**
 * @returns tags of elements that a browser may move, because of their ancestors. If the list is empty, browsers
 * certainly move no element
 */
export function doubtfulTags(html: string): Misplaced[] {
  const doubtful: Misplaced[] = [];
  const open: string[] = [];
  /** The number of open elements per name, for elements that must not contain each other. */
  const counts: Record<string, number> = {};
  let drawing: string | undefined;
  tags.lastIndex = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [whole, end, written] = tag;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (end) {
      if (open.at(-1) !== name) {
        doubtful.push({ name, at: tag.index });
        const place = open.lastIndexOf(name);
        if (place < 0) continue;
        open.length = place + 1;
      }
      open.pop();
      if (isUniqueAround(name)) counts[name] = Math.max(0, (counts[name] ?? 0) - 1);
      if (name === drawing && !open.includes(name)) drawing = undefined;
      continue;
    }
    const isClosed = whole.endsWith('/>');
    if (drawing === undefined ? isDoubtful(name, isClosed, open, counts) : isDoubtfulInDrawing(name, open))
      doubtful.push({ name, at: tag.index });
    if (drawing === undefined && texts.has(name)) tags.lastIndex = endOfText(html, name, tags.lastIndex);
    if (drawing === undefined ? htmlVoidElements.has(name) : isClosed) continue;
    open.push(name);
    if (isUniqueAround(name)) counts[name] = (counts[name] ?? 0) + 1;
    if (drawing === undefined && (name === 'svg' || name === 'math')) drawing = name;
  }
  if (open.length > 0) doubtful.push({ name: open[0]!, at: html.length });
  return doubtful;
}

/** @returns the offset at which the text of an element ends */
function endOfText(html: string, name: string, start: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = start;
  return end.exec(html)?.index ?? start;
}
