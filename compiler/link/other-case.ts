import type { Level } from '../diagnostics/catalogue.ts';
import type { Target, Targets } from './targets.ts';

/**
 * @returns the page whose path differs from a pathname only in case. Some hosts ignore case, and serve the page at
 * that pathname
 */
export function pageInOtherCase(pathname: string, { pages }: Targets): Target | undefined {
  const requested = comparable(pathname);
  for (const [path, page] of pages) if (comparable(path) === requested) return page;
  return undefined;
}

function comparable(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '').toLowerCase();
}

export function atMostWarn(level: Level): Level {
  return level === 'error' ? 'warn' : level;
}
