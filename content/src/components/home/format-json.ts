/**
 * Formats JSON. Objects and lists are on one line if they fit:
 *
 *     {"type": "text", "value": "goes"}
 */
export function formatJson(value: unknown, width: number, indent = ''): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= width) return line;
  const deeper = `${indent}  `;
  const parts = partsOf(value, (part) => formatJson(part, width, deeper)).map((part) => deeper + part);
  return bracketed(value, `\n${parts.join(',\n')}\n${indent}`);
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return bracketed(value, partsOf(value, onOneLine).join(', '));
}

function partsOf(value: object, format: (part: unknown) => string): string[] {
  if (Array.isArray(value)) return value.map(format);
  return Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${format(part)}`);
}

function bracketed(value: object, inside: string): string {
  return Array.isArray(value) ? `[${inside}]` : `{${inside}}`;
}
