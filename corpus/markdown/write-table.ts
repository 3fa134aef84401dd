import type { Element } from 'hast';
import { writeInline } from './write-inline.ts';

const rules: Record<string, string> = { left: ':-', center: ':-:', right: '-:' };

/**
 * Writes a table in GitHub's syntax. The first row is the head, and each cell becomes one line. A cell that spans
 * several columns is followed by empty cells.
 */
export function writeTable(table: Element): string {
  const rows = rowsIn(table).map(cellsIn);
  const width = Math.max(...rows.map((row) => row.length));
  const [head = [], ...body] = rows.map((row) => row.map(({ children }) => writeInline(children, 'cell').trim()));
  const aligns = Array.from(
    { length: width },
    (_, column) => rules[String(rows[0]?.[column]?.properties.align)] ?? '-',
  );
  return [head, aligns, ...body].map((texts) => writeRow(texts, width)).join('\n');
}

function rowsIn({ children }: Element): Element[] {
  return children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'tr' ? [child] : rowsIn(child),
  );
}

function cellsIn({ children }: Element): Element[] {
  return children.flatMap((child): Element[] => {
    if (child.type !== 'element') return [];
    const more = Math.min(Number(child.properties.colSpan ?? 1), 100) - 1;
    return more > 0 ? [child, ...Array.from({ length: more }, () => ({ ...child, children: [] }))] : [child];
  });
}

function writeRow(texts: readonly string[], width: number): string {
  let row = '|';
  for (let column = 0; column < width; column += 1) row += texts[column] ? ` ${texts[column]} |` : ' |';
  return row;
}
