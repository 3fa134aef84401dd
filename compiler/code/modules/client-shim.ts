import { clientModules, clientModulesKey } from '../../../corpus/client-modules.ts';

/**
 * The source of a module that exports the viewer's modules. Each name has its own export, so that the bundler detects
 * wrong names and removes unused ones.
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

/** Internal paths of modules that also have a public name. Some sites import these paths. */
const places: readonly [RegExp, string][] = [
  [/^@theme-(?:original|init)\/(.+)$/, '@theme/$1'],
  [/^@docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme\/(.+?)(?:\/index)?$/, '@theme/$1'],
  [/^@docusaurus\/core\/(?:lib|src)\/client\/exports\/(.+)$/, '@docusaurus/$1'],
  [/^@docusaurus\/theme-common\/(?:lib|src)(?:\/.+)?$/, '@docusaurus/theme-common/internal'],
  [/^(@docusaurus\/plugin-content-\w+)\/(?:lib|src)\/client(?:\/.+)?$/, '$1/client'],
];

/** @returns the name of a module in the viewer; undefined if the viewer does not provide it */
export function clientModule(specifier: string): string | undefined {
  const [place, name] = places.find(([each]) => each.test(specifier)) ?? [];
  const known = place ? specifier.replace(/\.js$/, '').replace(place, name!) : specifier;
  return Object.hasOwn(clientModules, known) ? known : undefined;
}

/** Whether a module is a part of React, which exists only once, in the viewer. */
export function isOfReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier);
}
