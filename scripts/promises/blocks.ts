const fence = /^(`{3,}|~{3,})[\s\S]*?^\1$/gm;
const frontMatter = /^---\n[\s\S]*?\n---\n/;
const drawing = /^<svg[\s\S]*?^<\/svg>$/gm;
const ruleOfTable = /^\| --- \|/;

/**
 * Splits a page into blocks of text: paragraphs, list items and table rows.
 *
 * @param text the Markdown of the page
 * @returns the Markdown of each block. Headings, code blocks and diagrams are omitted
 */
export function blocksOf(text: string): string[] {
  const prose = text.replace(frontMatter, '').replace(fence, '').replace(drawing, '');
  return prose.split(/\n{2,}/).flatMap(partsOf);
}

function partsOf(paragraph: string): string[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines[1] && ruleOfTable.test(lines[1])) return lines.slice(2);
  const isList = /^(?:[-*]|\d+\.) /.test(lines[0] ?? '');
  return isList ? lines : lines.length > 0 ? [lines.join('\n')] : [];
}
