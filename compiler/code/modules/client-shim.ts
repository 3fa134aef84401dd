import { clientModules, clientModulesKey } from '../../../corpus/client-modules.ts';

/**
 * Returns the source of a module that gives code access to a module of the viewer. It has one export per name, so that
 * esbuild detects wrong names and removes unused exports.
 */
export function clientShim(specifier: string): string {
  const lines = [
    `const provided = globalThis[Symbol.for(${JSON.stringify(clientModulesKey)})][${JSON.stringify(specifier)}];`,
  ];
  for (const name of clientModules[specifier] ?? []) {
    const value = `/* @__PURE__ */ (() => provided.${name})()`;
    lines.push(name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`);
  }
  return lines.join('\n');
}

/** Internal Docusaurus path of a module → its public name. Some sites import the internal paths. */
const places: readonly [RegExp, string][] = [
  [/^@theme-(?:original|init)\/(.+)$/, '@theme/$1'],
  [/^@docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme\/(.+?)(?:\/index)?$/, '@theme/$1'],
  [/^@docusaurus\/core\/(?:lib|src)\/client\/exports\/(.+)$/, '@docusaurus/$1'],
  [/^@docusaurus\/theme-common\/(?:lib|src)(?:\/.+)?$/, '@docusaurus/theme-common/internal'],
  [/^(@docusaurus\/plugin-content-\w+)\/(?:lib|src)\/client(?:\/.+)?$/, '$1/client'],
];

/** @returns the viewer's name of a module; undefined if the viewer doesn't provide it */
export function clientModule(specifier: string): string | undefined {
  const [place, name] = places.find(([each]) => each.test(specifier)) ?? [];
  const known = place ? specifier.replace(/\.js$/, '').replace(place, name!) : specifier;
  return Object.hasOwn(clientModules, known) ? known : undefined;
}

/** Whether a module belongs to React. The viewer contains React, and a page must not load it twice. */
export function isOfReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier);
}
