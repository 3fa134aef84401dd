import type { Message } from 'esbuild';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Reports invalid CSS in the site's own style sheets. CSS in packages and in code is not checked. */
export function styleDiagnostics(warnings: readonly Message[]): Diagnostic[] {
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
