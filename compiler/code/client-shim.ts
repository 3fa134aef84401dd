import { clientModules, clientModulesKey } from '../../corpus/client-modules.ts';

/**
 * The text of a module that hands on what the viewer provides. Its names stand in it one by one, so that a wrong one is
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

/** @returns the name under which the viewer provides a module; nothing for one that it does not provide */
export function clientModule(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(clientModules, name) ? name : undefined;
}

/** Whether a module is one of those that exist but once, in the viewer, or not at all. */
export function isOfReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier);
}
