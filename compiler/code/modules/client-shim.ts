import { clientModules, clientModulesKey } from '../../../corpus/client-modules.ts';

/**
 * The text of a module that hands on what the viewer provides. Its names are written one by one, so that a wrong one is
 * found when the code is bundled, and those that nobody asks for fall away.
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

/** Where modules lie that have a name of their own, too: some sites import them by their files. */
const places: readonly [RegExp, string][] = [
  [/^@theme-(?:original|init)\/(.+)$/, '@theme/$1'],
  [/^@docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme\/(.+?)(?:\/index)?$/, '@theme/$1'],
  [/^@docusaurus\/core\/(?:lib|src)\/client\/exports\/(.+)$/, '@docusaurus/$1'],
  [/^@docusaurus\/theme-common\/(?:lib|src)(?:\/.+)?$/, '@docusaurus/theme-common/internal'],
  [/^(@docusaurus\/plugin-content-\w+)\/(?:lib|src)\/client(?:\/.+)?$/, '$1/client'],
];

/** @returns the name under which the viewer provides a module; nothing for one that it does not provide */
export function clientModule(specifier: string): string | undefined {
  const [place, name] = places.find(([each]) => each.test(specifier)) ?? [];
  const known = place ? specifier.replace(/\.js$/, '').replace(place, name!) : specifier;
  return Object.hasOwn(clientModules, known) ? known : undefined;
}

/** Whether a module is one of those that exist but once, in the viewer, or not at all. */
export function isOfReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier);
}
