import { clientModulesKey } from '../../corpus/client-modules-key.ts';
import { modules } from '../client/modules.ts';

/** Puts the modules that code shares with the viewer where it looks for them. */
export function provideModules(): void {
  Reflect.set(globalThis, Symbol.for(clientModulesKey), modules);
}
