import { checksOf } from '../cli/extensions/needed.ts';
import type { RequestedCheck } from '../extensions/checks/optional-checks.ts';
import { builtInTools } from '../project/built-in-extensions.ts';

/** @returns the checks of built-in extensions with one of these names */
export async function builtInChecks(...names: string[]): Promise<RequestedCheck[]> {
  const all = checksOf((await builtInTools()).map(({ extension }) => extension));
  return all.filter(({ name }) => names.includes(name));
}
