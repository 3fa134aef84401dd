import type { Message } from 'esbuild';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Tells what browsers will not understand in the site's own style sheets. Others, and code, may be as odd as they like. */
export function styleFaults(warnings: readonly Message[]): Diagnostic[] {
  return warnings.flatMap(({ text, location }) =>
    location && /^(?!\.\.|(?:.*\/)?node_modules\/)[^:]+\.css$/i.test(location.file)
      ? [
          diagnose(
            'odd-style',
            { path: location.file, line: location.line, column: location.column + 1 },
            { reason: text },
          ),
        ]
      : [],
  );
}
