import path from 'node:path';
import { relativePath } from '../paths.ts';
import type { PluginRoute } from './made-by-plugins.ts';

/**
 * @param folder absolute path of the module's folder
 * @returns the source of a page module that renders a route's component, with the exports of the route's
 * modules as props
 */
export function routeModule({ path: route, component, modules }: PluginRoute, folder: string): string {
  const imports: string[] = [];
  const expression = (value: unknown): string => {
    const specifier = specifierOf(value);
    if (specifier !== undefined) {
      const name = `own${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(asImport(specifier, folder))};`);
      return name;
    }
    if (Array.isArray(value)) return `[${value.map(expression).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${expression(item)}`);
    return `{ ${entries.join(', ')} }`;
  };
  const properties = expression(modules ?? {});
  return [
    `import Component from ${JSON.stringify(asImport(component, folder))};`,
    ...imports,
    `const properties = ${properties};`,
    `const route = ${JSON.stringify({ path: `/${route}`, exact: true })};`,
    'export default function Route() {',
    '  return <Component {...properties} route={route} />;',
    '}',
    '',
  ].join('\n');
}

/** @returns the specifiers of all modules that a route needs */
export function modulesOf(value: unknown): string[] {
  const specifier = specifierOf(value);
  if (specifier !== undefined) return [specifier];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(modulesOf) : [];
}

function specifierOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { __import, path: file } = (value ?? {}) as { __import?: boolean; path?: unknown };
  return __import === true && typeof file === 'string' ? file : undefined;
}

/** Formats a specifier for an import in a folder. Absolute paths become relative. */
export function asImport(specifier: string, folder: string): string {
  return path.isAbsolute(specifier) ? relativePath(folder, specifier).replace(/^(?!\.)/, './') : specifier;
}
