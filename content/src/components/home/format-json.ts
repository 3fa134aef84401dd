/**
 * JSON with short values on one line.
 *
 *     {"type": "text", "value": "goes"}
 */
export function formatJson(value: unknown, width: number, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/([[{]) | (?=[\]}])/g, '$1');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= width) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + formatJson(item, width, deeper)).join(',\n')}\n${indent}]`;
  const entries = Object.entries(value).map(([key, item]) => `${deeper}"${key}": ${formatJson(item, width, deeper)}`);
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
