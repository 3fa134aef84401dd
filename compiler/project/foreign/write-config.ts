import { isDeepStrictEqual } from 'node:util';
import { parseConfig } from '../../config/parse-config.ts';
import { isPlainObject } from '../../values/objects.ts';
import type { Notice } from '../../extensions/hooks/notice.ts';

type Options = Record<string, unknown>;

/** Data for writing a config, besides the config itself. */
export interface WrittenWith {
  /** Name of the foreign config. */
  from: string;
  notices: readonly Notice[];
  /**
   * Code expression → its value: `themes.github` → the theme object. The writer replaces equal values with the
   * expression.
   */
  named: ReadonlyMap<string, unknown>;
  /** Import statements that the expressions in `named` need. */
  imports: readonly string[];
}

/**
 * These keys are written even with default values. Without them, Lectern would derive the values from the existing
 * folders.
 */
const alwaysWritten = ['title', 'docs', 'blog', 'pages', 'changelog'];

/**
 * Formats a Lectern config as a `lectern.config.ts` for people to edit. Default values are left out. Comments
 * mark settings that need attention.
 *
 * @param config the settings of a foreign config
 */
export function writeConfig(config: Options, { from, notices, named, imports }: WrittenWith): string {
  const used = new Set<string>();
  const print = printer(from, named, used);
  const body = print(simplified(withoutUsual(config)), '');
  const remarks = notices.map(({ key, message, hint }) => `// - ${key} ${message}${hint ? `: ${hint}` : ''}`);
  const head = [
    "import { defineConfig } from 'lectern';",
    ...(used.size > 0 ? imports : []),
    '',
    ...(remarks.length > 0 ? [`// These settings of ${from} are changed or omitted:`, ...remarks, ''] : []),
  ];
  return `${head.join('\n')}\nexport default defineConfig(${body});\n`;
}

/** @returns the config without settings whose value is the default */
function withoutUsual(config: Options): Options {
  const meant = parseConfig(config, 'config');
  const kept = structuredCopy(config) as Options;
  const isSame = () => {
    try {
      return isDeepStrictEqual(parseConfig(kept, 'config'), meant);
    } catch {
      return false;
    }
  };
  const prune = (options: Options, depth: number) => {
    for (const [name, value] of Object.entries(options)) {
      // Deleting a setting and adding it again moves it to the end. Every kept setting moves, so their order stays.
      delete options[name];
      if ((depth > 0 || !alwaysWritten.includes(name)) && isSame()) continue;
      options[name] = value;
      for (const inner of Array.isArray(value) && depth === 0 ? value : [value])
        if (isPlainObject(inner) && depth < 3) prune(inner, depth + 1);
    }
  };
  prune(kept, 0);
  return kept;
}

/** @returns the config with short forms of `docs`, `blog` and `pages`: `[x]` → `x`, `[]` → `false` */
function simplified(config: Options): Options {
  const entries = Object.entries(config).map(([name, value]) => {
    if (!['docs', 'blog', 'pages'].includes(name) || !Array.isArray(value) || value.length > 1) return [name, value];
    return [name, value.length === 0 ? false : value[0]];
  });
  return Object.fromEntries(entries) as Options;
}

function structuredCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, structuredCopy(inner)]));
}

/**
 * @returns a function that prints a value as code. The function adds the expressions from `named` that it prints to
 * `used`
 */
function printer(from: string, named: ReadonlyMap<string, unknown>, used: Set<string>) {
  function print(value: unknown, indent: string): string {
    const name = [...named].find(([, known]) => isDeepStrictEqual(known, value))?.[0];
    if (name !== undefined) {
      used.add(name);
      return name;
    }
    if (typeof value === 'string') return quoted(value);
    if (Array.isArray(value)) return printList(value, indent);
    if (typeof value === 'object' && value !== null) return printObject(value as Options, indent);
    return String(value);
  }

  function printList(values: unknown[], indent: string): string {
    const items = values.map((value) => print(value, `${indent}  `));
    const line = `[${items.join(', ')}]`;
    if (!line.includes('\n') && indent.length + line.length < 90) return line;
    return `[\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}]`;
  }

  function printObject(options: Options, indent: string): string {
    const values = Object.values(options);
    if (values.length < 4 && values.every((value) => typeof value !== 'object' && typeof value !== 'function')) {
      const members = Object.entries(options).map(([name, value]) => `${keyOf(name)}: ${print(value, '')}`);
      const line = `{ ${members.join(', ')} }`;
      if (values.length > 0 && !line.includes('\n') && indent.length + line.length < 100) return line;
    }
    const inner = `${indent}  `;
    const lines = Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        if (containsCode(value)) return `${inner}// ${name}: copy this code from ${from}\n`;
        return `${inner}${keyOf(name)}: ${print(value, inner)},\n`;
      });
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  }

  return print;
}

/** Whether a value is a function, or a list that contains one, such as a plugin with options. */
function containsCode(value: unknown): boolean {
  return typeof value === 'function' || (Array.isArray(value) && value.some(containsCode));
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  if (text.includes('\n') && !/[`\\]|\$\{/.test(text)) return `\`${text}\``;
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
