import { constantText } from './constant-text.ts';
import { enclosed } from './enclosed.ts';

/** The front matter that a module exports, as far as it is a flat list of texts, numbers, `true` and `false`. */
export function exportedValues(module: string): Record<string, unknown> {
  const declared = /^export\s+const\s+frontMatter\b[^={]*=\s*\{/m.exec(module);
  if (!declared) return {};
  const inside = enclosed(module, declared.index + declared[0].length);
  const values: Record<string, unknown> = {};
  for (const { 1: key, 2: value } of inside.matchAll(
    /(?<=^|,)\s*(?:\/\/[^\n]*\s*)*['"]?([\w-]+)['"]?\s*:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`|true\b|false\b|-?\d+(?:\.\d+)?)/g,
  )) {
    if (key !== '__proto__') values[key!] = valueOf(value!);
  }
  return values;
}

function valueOf(source: string): unknown {
  if (source === 'true' || source === 'false') return source === 'true';
  return constantText(source, '')?.text ?? Number(source);
}
