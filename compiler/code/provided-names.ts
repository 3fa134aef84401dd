import type { Config } from '../config/config.ts';
import { moduleName, namespaces } from './code-run.ts';

/** The name of the module that exports all that the config provides: the bundler imports of it what code names. */
export const providedNames = moduleName(namespaces.provided, 'names');

/** @returns the text of that module */
export function providedModule(provide: Config['provide']): string {
  return Object.entries(provide)
    .map(([name, [module, of = 'default']]) => `export { ${of} as ${name} } from ${JSON.stringify(module)};`)
    .join('\n');
}
