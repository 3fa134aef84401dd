/** Lectern as a library. */
export { compile } from './compile.ts';
export { inspect } from './inspect.ts';
export type { CompileOptions, CompileReport } from './compile-report.ts';
export type { UserConfig } from './config/config.ts';
export { ConfigError } from './config/problem.ts';
export type { Diagnostic } from './diagnostics/diagnostic.ts';
export { EnvironmentError } from './host/environment-error.ts';
export { watchSite, type SiteWatch, type WatchOutcome } from './watch.ts';
export type * from '../corpus/schema/index.ts';
export { pageAddress } from '../corpus/address.ts';

import type { UserConfig } from './config/config.ts';

/** Gives an editor the types of a config: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
