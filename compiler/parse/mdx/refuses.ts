import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';

/** Whether the site wants no code in its content; the piece of code is reported then. */
export function refuses(code: string, at: Range | undefined, { options, report }: Parsing): boolean {
  if (options.code !== 'refuse') return false;
  const line = code.replace(/\s+/g, ' ').trim();
  report('code-refused', at, { code: line.length > 60 ? `${line.slice(0, 59)}…` : line });
  return true;
}
