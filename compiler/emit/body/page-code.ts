import type { CodeTable } from '../../code/code-table.ts';
import type { CodeModule, CodeRef } from '../../../corpus/schema/index.ts';
import { unlessEmpty } from '../../values/objects.ts';

/** The code modules that one page needs, in the order of their first use. */
export type PageCode = ReturnType<typeof openPageCode>;

/** Creates an empty list of code modules. */
export function openPageCode({ modules }: CodeTable) {
  const used: CodeModule[] = [];
  const indexOf = (source: string): number | undefined => {
    const module = modules.get(source);
    if (module === undefined) return undefined;
    const known = used.findIndex((other) => isSame(other, module));
    return known < 0 ? used.push(module) - 1 : known;
  };
  return {
    /**
     * Adds the module of a source, if it has one. The page needs the module's styles even if no node uses its
     * exports.
     */
    add: indexOf,
    /** Returns a reference to an export of a source's module; undefined if the bundle lacks this export. */
    refer(source: string, name: string): CodeRef | undefined {
      if (!modules.get(source)?.exports.includes(name)) return undefined;
      return { module: indexOf(source)!, export: name };
    },
    /** Returns the modules; undefined if the page has no code. */
    modules: () => unlessEmpty(used),
  };
}

// Documents with equal code share one module.
function isSame(a: CodeModule, b: CodeModule): boolean {
  return a === b || (a.href !== undefined && a.href === b.href) || JSON.stringify(a) === JSON.stringify(b);
}
